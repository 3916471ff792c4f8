import type { Registry } from '@storefront/shared/contracts/registry';
import { findServedVersion } from '@storefront/shared/contracts/served-versions';
import type { LoadReport } from '../../../telemetry/load-report';
import type { CanaryMonitor } from '../canary-monitor';
import { remoteVersion } from '../../../remotes/testing/remote-version';

export const REMOTE = 'mf-x';
export const CANARY = '2.0.0';
export const LIVE = '1.0.0';

/** A registry in which half of the visitors of `mf-x` get a canary, deployed at that time. */
export function registryWithCanary(canary = CANARY, since = '2026-01-01T00:00:00.000Z'): Registry {
  const release = { since, why: 'deployed' };
  const versions = [
    remoteVersion({ version: canary, traffic: 50, release }),
    remoteVersion({ version: LIVE, release }),
  ];
  return { schema: '', microFrontends: { [REMOTE]: versions } };
}

/** The nth visitor id that is served this version; differs per name. */
export function visitorOf(version: string, number: number, name = 'visitor'): string {
  const registry = registryWithCanary();
  for (let attempt = 0; ; attempt += 1) {
    const id = `${name}-${number}-${attempt}`;
    if (findServedVersion(registry, REMOTE, id) === version) return id;
  }
}

/** Records the reports of visitors, each from a different address. */
export function recordVisitors(
  monitor: CanaryMonitor,
  version: string,
  { visitors, failed }: { visitors: number; failed: number },
) {
  const registry = registryWithCanary();
  for (let number = 0; number < visitors; number += 1) {
    const sender = { visitor: visitorOf(version, number), ip: `${version} ${number}` };
    for (const outcome of outcomesOf(number < failed)) {
      const report = { remote: REMOTE, version, outcome };
      monitor.recordReport(registry, report, sender);
      monitor.recordReport(registry, report, sender);
    }
  }
}

/** What a visitor's browser reports: a page that breaks was loaded first. */
export function outcomesOf(isFailing: boolean): LoadReport['outcome'][] {
  return isFailing ? ['loaded', 'failed'] : ['loaded'];
}
