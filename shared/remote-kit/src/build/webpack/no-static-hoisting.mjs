// Takes the place of hoist-non-react-statics, which Emotion uses for `withTheme` alone: components of today have no statics.
export default (target) => target;
