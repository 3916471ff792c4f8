import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HEADLESS_SHELL, REPOSITORY } from '../settings';
import { COPIES, leaveFolder, takeFolder } from './copy-folders';
import { linkFiles } from './link-files';
import { TestProcess } from './test-process';

/** Entries that aren't part of the sources. */
const LEFT_OUT = [
  '.git',
  'node_modules',
  '.cache',
  '.deploy',
  '.data',
  '.reports',
  'coverage',
  'demo-pictures',
];

/** What the last build of each app has read. */
const BUILD_RECORDS = '.cache/builds';

/** The scope of this repository's own packages. */
const OWN_SCOPE = '@storefront';

/** The folders of the packages in that scope. */
const OWN_PACKAGES = [
  'shared/host',
  'shared/ui',
  'shared/remote-kit',
  'shared/create-remote',
  'tools',
];

/** What npm keeps beside the packages, and programs of the repository need. */
const NPM_COMMANDS = '.bin';
const NPM_LOCK = '.package-lock.json';

type Environment = Record<string, string>;

/** Proofs of the copy use the same browser as most tests, and git finds no repository around the copy. */
const ENVIRONMENT: Environment = {
  ...(HEADLESS_SHELL && { CHROMIUM_PATH: HEADLESS_SHELL }),
  GIT_CEILING_DIRECTORIES: COPIES,
};

/**
 * An installed copy of the repository, which a test may change. Its builds have the same content as the repository's: the
 * packages are files of its own `node_modules`, as there.
 */
export class RepositoryCopy {
  readonly #folder: string;
  #running: TestProcess[] = [];
  /** The text that files had before they were written; undefined for files that didn't exist. */
  readonly #originals = new Map<string, string | undefined>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async make(): Promise<RepositoryCopy> {
    const copy = new RepositoryCopy(await takeFolder());
    const entries = await readdir(REPOSITORY);
    for (const entry of entries.filter((name) => !LEFT_OUT.includes(name))) {
      await cp(path.join(REPOSITORY, entry), copy.path(entry), { recursive: true });
    }
    await copy.#copyBuildRecords();
    await copy.#linkPackages();
    copy.#originals.clear();
    return copy;
  }

  /** Path of a file in the copy. */
  path(file: string): string {
    return path.join(this.#folder, file);
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    if (!this.#originals.has(file)) {
      this.#originals.set(file, await this.read(file).catch(() => undefined));
    }
    await writeFile(this.path(file), text);
  }

  /** Marks the installed packages as those of the lock file, so that none are installed again. */
  async keepInstalledPackages(): Promise<void> {
    const lock = await readFile(this.path('package-lock.json'));
    const stamp = createHash('sha256').update(lock).digest('hex');
    await this.write('node_modules/.storefront-lock', stamp);
  }

  /** Runs an npm command until it ends; returns its exit code and its output. */
  async run(
    args: string[],
    env: Environment = {},
  ): Promise<{ code: number | null; output: string }> {
    const npm = this.#start(args, env);
    const code = await npm.waitForEnd();
    return { code, output: npm.output };
  }

  /**
   * Starts an npm command and waits for an output; returns the process. Throws with the output when it ends
   * before.
   */
  async serve(args: string[], ready: string, env: Environment = {}): Promise<TestProcess> {
    const npm = this.#start(args, env);
    this.#running.push(npm);
    await npm.waitForOutput(ready);
    return npm;
  }

  /** Starts an npm command, and kills it and all processes that it started as soon as it writes a text. */
  async runAndKillAt(args: string[], text: string, env: Environment = {}): Promise<void> {
    const npm = this.#start(args, env, { detached: true });
    await npm.waitForOutput(text);
    npm.killGroup();
    await npm.waitForEnd();
  }

  /** Ends the processes that still run in the copy, and restores the files that were written and the build records. */
  async restore(): Promise<void> {
    await this.#endProcesses();
    for (const [file, text] of this.#originals) {
      if (text === undefined) await rm(this.path(file), { force: true });
      else await writeFile(this.path(file), text);
    }
    this.#originals.clear();
    await this.#copyBuildRecords();
  }

  /** Ends the processes that still run in the copy, and removes it. */
  async remove(): Promise<void> {
    await this.#endProcesses();
    await leaveFolder(this.#folder);
  }

  /** Apps that a test leaves alone are published as they were built for the shop under test. */
  async #copyBuildRecords(): Promise<void> {
    const records = path.join(REPOSITORY, BUILD_RECORDS);
    await cp(records, this.path(BUILD_RECORDS), { recursive: true });
  }

  async #endProcesses(): Promise<void> {
    await Promise.all(
      this.#running.map(async (npm) => {
        await npm.end();
        await npm.waitForEnd();
      }),
    );
    this.#running = [];
  }

  #start(args: string[], env: Environment, { detached = false } = {}): TestProcess {
    return new TestProcess('npm', args, {
      cwd: this.#folder,
      env: { ...ENVIRONMENT, ...env },
      detached,
    });
  }

  /** Links the files of the repository's packages, but the workspaces of the copy. */
  async #linkPackages(): Promise<void> {
    const installed = path.join(REPOSITORY, 'node_modules');
    const entries = await readdir(installed);
    const isInstalled = (name: string) => name === NPM_COMMANDS || !/^\.|^mf-/.test(name);
    const packages = entries.filter(isInstalled);
    await mkdir(this.path(path.join('node_modules', OWN_SCOPE)), { recursive: true });
    for (const name of packages.filter((entry) => entry !== OWN_SCOPE)) {
      await linkFiles(path.join(installed, name), this.path(path.join('node_modules', name)));
    }
    await cp(path.join(installed, NPM_LOCK), this.path(path.join('node_modules', NPM_LOCK)), {
      dereference: true,
    });
    const remotes = entries.filter((name) => name.startsWith('mf-'));
    await Promise.all([
      ...OWN_PACKAGES.map((folder) =>
        symlink(`../../${folder}`, this.path(`node_modules/${OWN_SCOPE}/${path.basename(folder)}`)),
      ),
      ...remotes.map((name) => symlink(`../${name}`, this.path(`node_modules/${name}`))),
    ]);
    await this.keepInstalledPackages();
  }
}
