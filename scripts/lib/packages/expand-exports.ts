/**
 * The entries of a package by the names that importers use, with a line for each file that a wildcard stands for.
 * `files` are those of the package, as `./src/name.ts`.
 */
export function expandExports(
  exports: Record<string, string>,
  files: string[],
): Record<string, string> {
  const names = Object.keys(exports);
  const entries = Object.entries(exports).flatMap(([name, target]) =>
    filling(target, files)
      .map((part) => [name.replace('*', part), target.replace('*', part)] as const)
      .filter(([entry]) => mostSpecific(entry, names) === name),
  );
  return Object.fromEntries(entries);
}

/** What the wildcard of a target stands for; one empty text for a target without one. */
function filling(target: string, files: string[]): string[] {
  if (!target.includes('*')) return [''];
  const [start = '', end = ''] = target.split('*');
  return files
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => file.slice(start.length, file.length - end.length));
}

/** The name that decides about an entry, as in Node: its own, or else the longest that matches. */
function mostSpecific(entry: string, names: string[]): string | undefined {
  if (names.includes(entry)) return entry;
  return names
    .filter((name) => name.includes('*') && matches(entry, name))
    .sort((one, other) => other.length - one.length)[0];
}

function matches(entry: string, name: string): boolean {
  const [start = '', end = ''] = name.split('*');
  return entry.startsWith(start) && entry.endsWith(end);
}
