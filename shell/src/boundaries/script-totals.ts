/** Size and load time of a version's scripts on this page. */
interface ScriptTotals {
  /** Transferred size in bytes; 0 when the browser doesn't reveal it. */
  bytes: number;
  /** From the first request to the last response, in milliseconds. */
  duration: number;
}

/** Adds up the scripts loaded from a version's folder; undefined when there were none. */
export function measureScripts(
  folder: string,
  entries: PerformanceResourceTiming[],
): ScriptTotals | undefined {
  const own = entries.filter(({ name }) => name.startsWith(folder) && name.endsWith('.js'));
  if (own.length === 0) return undefined;
  const start = Math.min(...own.map(({ startTime }) => startTime));
  const end = Math.max(...own.map(({ responseEnd }) => responseEnd));
  return {
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    duration: end - start,
  };
}

/** `mf-catalog 1.0.0 · 33.1 kB · 120 ms`, without the parts that are unknown. */
export function boundaryLabel(
  owner: string,
  version: string | undefined,
  totals: ScriptTotals | undefined,
) {
  const size = totals && totals.bytes > 0 ? `${(totals.bytes / 1000).toFixed(1)} kB` : undefined;
  const time = totals && `${Math.round(totals.duration)} ms`;
  return [[owner, version].filter(Boolean).join(' '), size, time].filter(Boolean).join(' · ');
}
