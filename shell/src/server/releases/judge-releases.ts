import type { Registry } from '@storefront/host/contracts/registry';
import {
  advance,
  changeRegistry,
  findVersion,
  halt,
  type DeployRoot,
} from '@storefront/tools/deploy';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { ReleaseMonitor, Verdict } from './release-monitor';

/** Halts an app's version on trial if it is worse, or gives it its next share. Never throws. */
export type JudgeRelease = (registry: Registry, app: string) => Promise<void>;

interface JudgeOptions {
  root: DeployRoot;
  config: Pick<Config, 'isRegistryPublished'>;
  monitor: Pick<ReleaseMonitor, 'refresh' | 'verdict' | 'forgetServer'>;
  /** Rejects while the API is unavailable. */
  requireApi: () => Promise<unknown>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/**
 * Creates the function that judges releases. It changes the registry, which all page servers read; a registry that
 * isn't published (development) is left unchanged.
 */
export function createReleaseJudge({
  root,
  config,
  monitor,
  requireApi,
  log,
}: JudgeOptions): JudgeRelease {
  const busy = new Set<string>();

  async function judge(registry: Registry, app: string): Promise<void> {
    await monitor.refresh(registry, app);
    const verdict = monitor.verdict(registry, app);
    if (!verdict) return;
    const { action, candidate, why, isOnServer } = verdict;
    const { version } = candidate;
    if (isOnServer && !(await isFulfilled(requireApi()))) {
      monitor.forgetServer(candidate);
      return;
    }
    try {
      if (!(await apply(verdict))) return;
      if (action === 'halt') log.error({ app, version, reason: why }, 'a version was halted');
      else log.warn({ app, version, reason: why }, 'a canary got its next share');
    } catch (error) {
      log.error({ app, version, reason: why, err: error }, `the registry can't be written`);
    }
  }

  /** Returns whether this changed the registry: another page server may have been first. */
  async function apply(verdict: Verdict): Promise<boolean> {
    let isChanged = false;
    await changeRegistry(root, (current) => {
      const next = applied(current, verdict);
      isChanged = next !== current;
      return next;
    });
    return isChanged;
  }

  return async (registry, app) => {
    if (!config.isRegistryPublished || busy.has(app)) return;
    busy.add(app);
    try {
      await judge(registry, app);
    } finally {
      busy.delete(app);
    }
  };
}

/** The registry after a verdict; unchanged if another page server, or a person, was first. */
function applied(current: Registry, { action, candidate, why }: Verdict): Registry {
  const { app, version, since, share } = candidate;
  const listed = findVersion(current, app, version);
  const isSame = listed?.extras.release?.since === since && listed?.deployment.traffic === share;
  if (!isSame) return current;
  const change = { at: new Date(), why };
  return action === 'halt'
    ? halt(current, app, version, change)
    : advance(current, app, version, change);
}

function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}
