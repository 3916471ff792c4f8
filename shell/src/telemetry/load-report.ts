/** A browser's report that a version of an app loaded or failed. */
export interface LoadReport {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed';
  /** The visitor's id; absent when the browser has no visitor cookie. */
  visitor?: string | undefined;
  message?: string | undefined;
}

const NAME_PATTERN = /^[\w.@-]{1,100}$/;

/** Parses a report; undefined for anything that isn't one. */
export function parseLoadReport(text: string): LoadReport | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { remote, version, outcome, visitor, message } = value as Record<string, unknown>;
  if (!isName(remote) || !isName(version)) return undefined;
  if (outcome !== 'loaded' && outcome !== 'failed') return undefined;
  return {
    remote,
    version,
    outcome,
    visitor: isName(visitor) ? visitor : undefined,
    message: typeof message === 'string' ? message.slice(0, 300) : undefined,
  };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME_PATTERN.test(value);
}
