import type { Registry } from '@storefront/host/contracts/registry';
import { isCanary, versionsOf } from '@storefront/host/contracts/served-versions';
import {
  halt,
  liveVersion,
  promote,
  ReleaseError,
  rollback,
  type Change,
} from '@storefront/tools/deploy';
import type { ReleaseAction } from './console-paths';

/** What somebody wants to be done with a version that the page showed. */
export interface ReleaseRequest {
  action: ReleaseAction;
  app: string;
  /** The canary to promote, or the version that visitors are no longer to get. */
  version: string;
  /** Why it is halted. */
  reason: string;
  by: string;
}

/** The registry after it. Throws `ReleaseError` if it isn't possible, or the page wasn't up to date. */
export function changed(registry: Registry, request: ReleaseRequest): Registry {
  const { action, app, version, reason, by } = request;
  const change: Change = { at: new Date(), why: '', by };
  if (action === 'halt') {
    return halted(registry, request, { ...change, why: `halted: ${reason}` });
  }
  const shown = versionsOf(registry, app).find(isCanary) ?? liveVersion(registry, app);
  if (shown?.metadata.version !== version) {
    throw new ReleaseError(
      `Nothing was changed: ${app} has other versions by now than when you opened the page. Look at them first.`,
    );
  }
  return action === 'promote'
    ? promote(registry, app, { ...change, why: 'promoted' })
    : rollback(registry, app, { ...change, why: 'rolled back' });
}

function halted(
  registry: Registry,
  { app, version, reason }: ReleaseRequest,
  change: Change,
): Registry {
  if (reason === '') {
    throw new ReleaseError('Nothing was changed: say why the version is halted.');
  }
  const next = halt(registry, app, version, change);
  if (next !== registry) return next;
  throw new ReleaseError(
    `Nothing was changed: ${app} ${version} is neither a canary nor a live version with an earlier one to go back to.`,
  );
}

/** What was done, for the person who did it. */
export function describeChange({ action, app, version }: ReleaseRequest): string {
  const done = {
    promote: 'is live for everybody',
    rollback: 'was rolled back',
    halt: 'was halted',
  };
  return `${app} ${version} ${done[action]}.`;
}
