declare module 'big-list-of-naughty-strings' {
  /** https://github.com/minimaxir/big-list-of-naughty-strings */
  const strings: readonly string[];
  export default strings;
}
