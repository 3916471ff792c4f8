const DEFAULT = 'var defaultStylisPlugins = [prefixer];';

/**
 * A webpack loader that replaces the vendor prefixes of Emotion's default cache, which are for browsers that can't run the
 * shop, by a plugin of the shell. Throws when Emotion's source has changed.
 */
export default function emotionPrefixes(source) {
  const { plugin } = this.getOptions();
  if (!source.includes(DEFAULT)) {
    throw new Error(
      `${this.resourcePath} has no "${DEFAULT}" any more. Look at where it lists its plugins now, and adapt or remove shared/remote-kit/src/build/webpack/emotion-prefixes.mjs.`,
    );
  }
  const replaced = source.replace(DEFAULT, 'var defaultStylisPlugins = [neededPrefixes];');
  return `import { neededPrefixes } from ${JSON.stringify(plugin)};\n${replaced}`;
}
