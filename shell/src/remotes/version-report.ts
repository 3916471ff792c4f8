/** What a browser tells of a version that it was to run. */
export interface VersionReport {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed';
  /** Absent for a browser without the visitor's cookie. */
  visitor?: string | undefined;
  message?: string | undefined;
}

const NAME = /^[\w.@-]{1,100}$/;

/** Reads a report; undefined for anything that isn't one. */
export function parseVersionReport(text: string): VersionReport | undefined {
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
  return typeof value === 'string' && NAME.test(value);
}
