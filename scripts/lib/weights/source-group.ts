/** The package in the innermost `node_modules` of a path: of a scope with many packages the scope alone. */
const LIBRARY = /^.*node_modules\/(@(?:emotion|module-federation)|@[^/]+\/[^/]+|[^./][^/]*)/;

/** A folder of the repository with sources of the shop. */
const OWN = /^(?:webpack:\/\/\/?)?((?:shared\/)?[\w-]+)\/(?:src\/|webpack\.config|remote\.)/;

/** What isn't from a file, such as the code that loads chunks. */
const BUNDLER = 'webpack';

/** The library, or the folder of the repository, that a source in a map belongs to. */
export function sourceGroup(source: string | null): string {
  if (source === null) return BUNDLER;
  return LIBRARY.exec(source)?.[1] ?? OWN.exec(source)?.[1] ?? BUNDLER;
}
