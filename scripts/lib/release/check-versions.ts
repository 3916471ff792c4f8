import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths } from '@storefront/host/contracts';
import type { Registry } from '@storefront/host/contracts/registry';
import { budgetOf, release, type DeployPlace, type DeployRoot } from '@storefront/tools/deploy';
import { readConfig } from '../../../shell/src/server/config';
import { fetchServed } from '../deploy-place';
import { atOrigin } from '../publish/apps-origin';
import { describeFailedFetch } from '@storefront/tools/failed-fetch';
import { checkBudget } from './checks/check-budget';
import { checkClaims, type Candidate } from './checks/check-claims';
import { isReportFile, REPORT_FILE, type Proof } from './proof/proof';
import { runProof } from './proof/run-proof';
import { platformOwners } from './releasing-team';

/** Time for the API to respond, in milliseconds. */
const API_TIMEOUT = 10_000;

/** Whether candidates may be given to visitors. */
export interface CheckResult {
  /** Why they must not be; empty if they may. */
  problems: string[];
  /** The report of what was tried, in the deploy root; undefined if nothing had to be tried any more. */
  report: string | undefined;
}

interface CheckOptions {
  root: DeployRoot;
  /** Where the deploy root is. */
  place: DeployPlace;
  registry: Registry;
  /** The browser to try pages in; undefined to try them on the server alone. */
  browser: string | undefined;
}

/**
 * Checks published versions together, as if all of them were live: what they claim and need, what they weigh,
 * and how the pages of today's shop are with them. The report is kept with each version.
 */
export async function checkVersions(
  candidates: Candidate[],
  { root, place, registry, browser }: CheckOptions,
): Promise<CheckResult> {
  const trial = { at: new Date(), why: 'tried', forced: 'tried' };
  const proposed = candidates.reduce(
    (before, { app, version }) => release(before, app, version, 100, trial),
    registry,
  );
  const owners = platformOwners();
  const claims = await Promise.all(
    candidates.map(async ({ app, version }) => [
      ...checkClaims({ today: registry, proposed }, owners, { app, version }),
      ...(await checkBudget(root, app, version, budgetOf(owners, app))),
    ]),
  );
  const problems = claims.flat();
  if (problems.length > 0) return { problems, report: undefined };
  const { apiUrl } = readConfig(process.env);
  const failure = await failureOfApi(apiUrl + apiPaths.health);
  if (failure !== undefined) {
    return { problems: [`its pages can't be tried. ${failure}`], report: undefined };
  }
  for (const one of [registry, proposed]) await fetchServed(place, one);
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-proof-'));
  try {
    const proof = await runProof({
      live: onThisMachine(registry),
      proposed: onThisMachine(proposed),
      candidates: Object.fromEntries(
        candidates.map(({ app, version }) => [app, version.metadata.version]),
      ),
      deployRoot: place.folder,
      reportFolder: folder,
      browser,
    });
    return { problems: proof.refusals, report: await keepReport(root, folder, proof) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Browsers get the files from the page server that tries them, wherever visitors get them from. */
function onThisMachine(registry: Registry): Registry {
  const microFrontends = Object.fromEntries(
    Object.entries(registry.microFrontends).map(([app, versions]) => [
      app,
      versions.map((version) => atOrigin(version, '')),
    ]),
  );
  return { ...registry, microFrontends };
}

/** Puts the report into the folder of each candidate; returns its path in the deploy root. */
async function keepReport(
  root: DeployRoot,
  folder: string,
  { candidates, at }: Proof,
): Promise<string | undefined> {
  const stamp = at.replace(/\D/g, '').slice(0, 14);
  const targets = Object.entries(candidates).map(([app, version]) =>
    path.posix.join(app, version, 'proof', stamp),
  );
  for (const file of (await readdir(folder)).filter(isReportFile)) {
    const bytes = await readFile(path.join(folder, file));
    for (const target of targets) await root.put(path.posix.join(target, file), bytes);
  }
  return targets.map((target) => path.posix.join(target, REPORT_FILE))[0];
}

/** Why no API can be used at an address, and what to do; undefined if one responds, even one without that route. */
async function failureOfApi(address: string): Promise<string | undefined> {
  const advice = 'Start the shop (npm start), or name another API (API_URL=…).';
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(API_TIMEOUT) });
    return status < 500 ? undefined : `${address} responds with ${status}. ${advice}`;
  } catch (error) {
    return describeFailedFetch(address, error, advice);
  }
}
