/** What the scripts of a version took this page. */
export interface Measured {
  /** As sent, in bytes; 0 where the browser doesn't tell. */
  bytes: number;
  /** From the first request to the last answer, in milliseconds. */
  duration: number;
}

/** Adds up what the browser loaded from a version's folder; undefined where that was nothing. */
export function measured(
  folder: string,
  entries: PerformanceResourceTiming[],
): Measured | undefined {
  const own = entries.filter(({ name }) => name.startsWith(folder) && name.endsWith('.js'));
  if (own.length === 0) return undefined;
  const start = Math.min(...own.map(({ startTime }) => startTime));
  const end = Math.max(...own.map(({ responseEnd }) => responseEnd));
  return {
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    duration: end - start,
  };
}

/** `mf-catalog 1.0.0 · 33.1 kB · 120 ms`, as far as it is known. */
export function labelOf(owner: string, version: string | undefined, found: Measured | undefined) {
  const size = found && found.bytes > 0 ? `${(found.bytes / 1000).toFixed(1)} kB` : undefined;
  const time = found && `${Math.round(found.duration)} ms`;
  return [[owner, version].filter(Boolean).join(' '), size, time].filter(Boolean).join(' · ');
}
