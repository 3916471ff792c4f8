import type { Registry, Rollout } from '@storefront/host/contracts/registry';
import { findServedVersion } from '@storefront/host/contracts/served-versions';
import { remoteVersion } from '../../../remotes/testing/remote-version';
import type { BrowserReport } from '../../../telemetry/browser-report';
import type { VersionResult } from '../../render-pool/version-result';
import type { ReleaseMonitor } from '../release-monitor';
import type { Visitor } from '../visitor-limit';

export const REMOTE = 'mf-x';
export const CANARY = '2.0.0';
export const LIVE = '1.0.0';
export const SINCE = '2026-01-01T00:00:00.000Z';

/** A registry in which half of the visitors of `mf-x` get a canary, deployed at that time. */
export function registryWithCanary(canary = CANARY, since = SINCE, rollout?: Rollout): Registry {
  const release = { since, why: 'deployed' };
  const versions = [
    remoteVersion({
      version: canary,
      traffic: 50,
      release: { ...release, ...(rollout && { rollout }) },
    }),
    remoteVersion({ version: LIVE, release }),
  ];
  return { schema: '', microFrontends: { [REMOTE]: versions } };
}

/** A registry in which all visitors of `mf-x` get a new version since that time. */
export function registryWithNewVersion(why = 'deployed', since = SINCE): Registry {
  const release = { since, why };
  const earlier = remoteVersion({ version: LIVE, traffic: 0 });
  const versions = [remoteVersion({ version: CANARY, release }), earlier];
  return { schema: '', microFrontends: { [REMOTE]: versions } };
}

/** The nth visitor who is served this version, each in another network. */
export function visitorOf(version: string, number: number, network?: string): Visitor {
  const registry = registryWithCanary();
  for (let attempt = 0; ; attempt += 1) {
    const id = `visitor-${number}-${attempt}`;
    const isServed = findServedVersion(registry, REMOTE, id) === version;
    if (isServed) return { id, network: network ?? `${version} ${number}` };
  }
}

interface Visits {
  visitors: number;
  failed: number;
}

/** Records that many visitors, some of whom saw the version fail. A page that fails was loaded first. */
export function recordVisitors(
  monitor: ReleaseMonitor,
  version: string,
  { visitors, failed }: Visits,
  registry = registryWithCanary(),
) {
  for (let number = 0; number < visitors; number += 1) {
    for (const outcome of outcomesOf(number < failed)) {
      monitor.recordReport(
        registry,
        { remote: REMOTE, version, outcome },
        visitorOf(version, number),
      );
    }
  }
}

/** Records pages that a version rendered for visitors of its own; the failed ones are spread evenly. */
export function recordPages(
  monitor: ReleaseMonitor,
  version: string,
  { visitors, failed }: Visits,
  {
    registry = registryWithCanary(),
    ...parts
  }: { registry?: Registry } & Partial<VersionResult> = {},
) {
  for (let number = 0; number < visitors; number += 1) {
    const isFailed =
      Math.floor(((number + 1) * failed) / visitors) > Math.floor((number * failed) / visitors);
    const visitor = visitorOf(version, number);
    const result: VersionResult = {
      app: REMOTE,
      version,
      part: 'page',
      isFailed,
      seconds: 0.1,
      visitor,
    };
    monitor.recordResult(registry, { ...result, ...parts });
  }
}

/** What a visitor's browser reports: a page that breaks was loaded first. */
function outcomesOf(isFailing: boolean): BrowserReport['outcome'][] {
  return isFailing ? ['loaded', 'failed'] : ['loaded'];
}
