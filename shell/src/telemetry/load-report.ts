import { APP_NAME_PATTERN } from '@storefront/shared/contracts/registry';
import { objectOrEmpty } from '@storefront/shared/response/read-response';

/** A browser's report that a version of an app loaded or failed. */
export interface LoadReport {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed';
  message?: string | undefined;
}

/** The longest message of a report. */
export const MAX_MESSAGE = 300;

const REMOTE = new RegExp(APP_NAME_PATTERN);
const VERSION = /^[\w.@-]{1,100}$/;

/** Parses a report; undefined for anything that isn't one. */
export function parseLoadReport(text: string): LoadReport | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { remote, version, outcome, message } = objectOrEmpty(value);
  if (!isRemote(remote) || !isVersion(version)) return undefined;
  if (outcome !== 'loaded' && outcome !== 'failed') return undefined;
  return {
    remote,
    version,
    outcome,
    message: typeof message === 'string' ? message.slice(0, MAX_MESSAGE) : undefined,
  };
}

function isRemote(value: unknown): value is string {
  return typeof value === 'string' && REMOTE.test(value);
}

/** Names that every object has, such as `toString`, are no versions. */
function isVersion(value: unknown): value is string {
  return typeof value === 'string' && VERSION.test(value) && !(value in Object.prototype);
}
