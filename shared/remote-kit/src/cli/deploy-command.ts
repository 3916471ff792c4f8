import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import { appOfProject } from './app-of-project';
import { author, sourceCommit } from '@storefront/tools/git-source';
import { PROJECT } from '../build/project';
import { deployServiceFrom } from './deploy-access';
import { fetchArchive } from './fetch-archive';
import { showReport } from './show-report';
import { UsageError } from '../usage-error';

const USAGE = `remote-kit deploy [options]

Builds and publishes a version of this remote, has it proven in today's shop, and released. The report of the proof is
saved as proof/<version>/report.html.

  --traffic 10        as a canary, to a tenth of the visitors
  --rollout           as a canary whose share grows by itself: 1, 10, 50, 100 %
  --preview           shows it in one tab, by the address that is printed, and releases nothing
  --dry-run           proves it and releases nothing
  --force "reason"    without proof; the only way to bring back a version that was halted
  --from place        takes what was built before, by any bundler: a folder, or the address of a .tgz of one`;

const OPTIONS = {
  traffic: { type: 'string' },
  rollout: { type: 'boolean' },
  preview: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  force: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** `remote-kit deploy`: nothing changes for visitors before the shop's deploy service has proven the version. */
export async function deployCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const traffic = parseTraffic(values);
  const service = deployServiceFrom(process.env);
  await withBuild(values.from, async (folder) => {
    const published = await service.publish(folder);
    console.log(`Published ${published.app} ${published.version}.`);
    const source = { by: await author(PROJECT), commit: await sourceCommit(PROJECT) };
    const { rollout, preview, 'dry-run': dryRun, force } = values;
    const options = { traffic, rollout, preview, dryRun, force, ...source };
    let report: string | undefined;
    try {
      await service.release(published, options, say, (name) => (report = name));
    } finally {
      if (report !== undefined) await showReport(service, published, report);
    }
  });
}

function say(message: string): void {
  console.log(message);
}

function parseTraffic({ traffic, rollout }: { traffic?: string; rollout?: boolean }) {
  if (traffic === undefined) return undefined;
  if (rollout) {
    throw new UsageError('Name --traffic or --rollout: a rollout chooses its shares itself.');
  }
  const share = Number(traffic);
  if (share > 0 && share <= 100) return share;
  throw new UsageError(
    `--traffic must be a share in percent, more than 0 and at most 100, not "${traffic}".`,
  );
}

/** Passes on the folder with the version that is deployed; one that was only made for this is removed after it. */
async function withBuild(
  from: string | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'remote-'));
  try {
    await work(from === undefined ? await buildInto(folder) : await versionFrom(from, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildInto(folder: string): Promise<string> {
  const { buildApp } = await import('../build/build-app');
  await buildApp(appOfProject(), folder);
  return folder;
}

/** The folder with a version that was built before; one that another bundler has built gets its descriptor first. */
async function versionFrom(from: string, folder: string): Promise<string> {
  const built = /^https?:/.test(from)
    ? await fetchArchive(from, path.join(folder, 'archive'))
    : await requireFolder(from);
  if (existsSync(path.join(built, DESCRIPTOR))) return built;
  const { makeVersion } = await import('../build/other-bundlers/publishable-version');
  const version = path.join(folder, 'version');
  await makeVersion(built, version);
  return version;
}

async function requireFolder(name: string): Promise<string> {
  const found = await stat(name).catch(() => undefined);
  if (found?.isDirectory()) return path.resolve(name);
  throw new UsageError(`--from names ${name}, which is no folder. Name a built version.`);
}
