import { APP_NAME_PATTERN } from '@storefront/host/contracts/registry';
import { objectOrEmpty } from '@storefront/host/response/read-response';
import { VITAL_NAMES, type Vitals } from './vitals';

/** A browser's report that a version of an app loaded or failed, or how fast a page with it was. */
export interface BrowserReport {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed' | 'measured';
  message?: string | undefined;
  /** The beginning of the error's stack trace. */
  stack?: string | undefined;
  /** Of a page that was measured. */
  vitals?: Vitals | undefined;
}

/** The longest message of a report. */
export const MAX_MESSAGE = 300;

/** The longest stack trace of a report: some eight calls. */
export const MAX_STACK = 1_000;

const REMOTE = new RegExp(APP_NAME_PATTERN);
const VERSION = /^[\w.@-]{1,100}$/;

/** Parses a report; undefined for anything that isn't one. */
export function parseBrowserReport(text: string): BrowserReport | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { remote, version, outcome, message, stack, vitals } = objectOrEmpty(value);
  if (!isRemote(remote) || !isVersion(version)) return undefined;
  if (outcome !== 'loaded' && outcome !== 'failed' && outcome !== 'measured') return undefined;
  return {
    remote,
    version,
    outcome,
    message: typeof message === 'string' ? message.slice(0, MAX_MESSAGE) : undefined,
    stack: typeof stack === 'string' ? stack.slice(0, MAX_STACK) : undefined,
    vitals: outcome === 'measured' ? parseVitals(vitals) : undefined,
  };
}

function parseVitals(value: unknown): Vitals {
  const given = objectOrEmpty(value);
  const entries = VITAL_NAMES.map((name) => [name, given[name]] as const);
  return Object.fromEntries(
    entries.filter(([, amount]) => typeof amount === 'number' && amount >= 0),
  );
}

function isRemote(value: unknown): value is string {
  return typeof value === 'string' && REMOTE.test(value);
}

/** Names that every object has, such as `toString`, are no versions. */
function isVersion(value: unknown): value is string {
  return typeof value === 'string' && VERSION.test(value) && !(value in Object.prototype);
}
