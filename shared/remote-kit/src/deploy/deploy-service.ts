import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDescriptor, parseRegistry } from '@storefront/host/contracts/parse-registry';
import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import { inParallel } from '@storefront/tools/in-parallel';
import { createCall, linesOf, type DeployAccess } from './call-service';
import { DeployError } from './deploy-error';

/** Files that are sent at a time. */
const PARALLEL = 6;

/** The folders of a version; whatever else a build leaves isn't published. */
const VERSION_FOLDERS = ['browser', 'server', 'maps'];

/** The page of a proof's report. */
const REPORT_FILE = 'report.html';

/** A published version. */
interface PublishedVersion {
  app: string;
  version: string;
}

/** A line of what the service says about a release. */
interface Progress {
  message?: string;
  report?: string;
  released?: boolean;
}

/** How a version is released; see `remote-kit deploy --help`. */
interface ReleaseOptions {
  /** A share of the visitors in percent; all of them if it isn't given. */
  traffic?: number | undefined;
  rollout?: boolean | undefined;
  preview?: boolean | undefined;
  dryRun?: boolean | undefined;
  force?: string | undefined;
  by?: string | undefined;
  commit?: string | undefined;
}

/** The deploy service of a shop, for one team. All calls throw a {@link DeployError} with the reason of a refusal. */
export interface DeployService {
  /** Publishes a built version, unless it is published already. */
  publish: (folder: string) => Promise<PublishedVersion>;
  /**
   * Has a published version proven and released. `say` gets what happens, and `reported` the name of the proof's report.
   * Throws if it was refused.
   */
  release: (
    version: PublishedVersion,
    options: ReleaseOptions,
    say: (message: string) => void,
    reported?: (report: string) => void,
  ) => Promise<void>;
  /** Saves a report of a version's proof, with its pictures, into a folder; returns the path of its page. */
  saveReport: (version: PublishedVersion, report: string, folder: string) => Promise<string>;
  /** Makes the canary live for everybody; returns the app's versions in words. */
  promote: (app: string, by?: string) => Promise<string>;
  /** Withdraws the canary, or else returns to the version before. */
  rollback: (app: string, by?: string) => Promise<string>;
  readRegistry: () => Promise<Registry>;
  /** The description of a published version of any team's app. */
  readVersion: (app: string, version: string) => Promise<RemoteVersion>;
}

/** The deploy service at an address (docs/contracts/deploying.md). */
export function createDeployService(access: DeployAccess): DeployService {
  const call = createCall(access);

  async function publish(folder: string): Promise<PublishedVersion> {
    const bytes = await readFile(path.join(folder, DESCRIPTOR)).catch(() => {
      throw new DeployError(
        `${folder} has no ${DESCRIPTOR}: it is no built version. Build one there: remote-kit build --out ${folder}`,
      );
    });
    const { url: entry, metadata } = parseDescriptor(bytes.toString());
    const app = entry.split('/')[2] ?? '';
    const place = `files/${app}/${metadata.version}`;
    for (const name of VERSION_FOLDERS) {
      const files = await filesIn(path.join(folder, name));
      await inParallel(files, PARALLEL, async (file) => {
        const content = await readFile(path.join(folder, name, file));
        await call('PUT', `${place}/${name}/${file.split(path.sep).join('/')}`, content);
      });
    }
    await call('PUT', `${place}/${DESCRIPTOR}`, bytes);
    return { app, version: metadata.version };
  }

  async function release(
    version: PublishedVersion,
    options: ReleaseOptions,
    say: (message: string) => void,
    reported?: (report: string) => void,
  ): Promise<void> {
    const response = await call('POST', 'releases', { ...version, ...options });
    for await (const line of linesOf(response)) {
      const progress = JSON.parse(line) as Progress;
      if (progress.message !== undefined) say(progress.message);
      if (progress.report !== undefined) reported?.(progress.report);
      if (progress.released) return;
    }
    throw new DeployError(`${version.app} ${version.version} was not released.`);
  }

  async function saveReport(
    { app, version }: PublishedVersion,
    report: string,
    folder: string,
  ): Promise<string> {
    const route = `reports/${app}/${version}/${report}`;
    const { files } = (await (await call('GET', route)).json()) as { files: string[] };
    await mkdir(folder, { recursive: true });
    await inParallel(files, PARALLEL, async (file) => {
      const content = await call('GET', `${route}/${file}`);
      const target = path.join(folder, path.basename(file));
      await writeFile(target, Buffer.from(await content.arrayBuffer()));
    });
    return path.join(folder, REPORT_FILE);
  }

  async function change(route: string, app: string, by: string | undefined): Promise<string> {
    const response = await call('POST', route, { app, by });
    return ((await response.json()) as { message: string }).message;
  }

  return {
    publish,
    release,
    saveReport,
    promote: (app, by) => change('promotions', app, by),
    rollback: (app, by) => change('rollbacks', app, by),
    readVersion: async (app, version) => {
      const file = `files/${encodeURIComponent(app)}/${encodeURIComponent(version)}/${DESCRIPTOR}`;
      return parseDescriptor(await (await call('GET', file)).text());
    },
    readRegistry: async () => parseRegistry(await (await call('GET', 'registry')).text()),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
