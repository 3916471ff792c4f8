import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from './settings';

/** What isn't sources. */
const LEFT_OUT = ['.git', 'node_modules', '.cache', '.deploy', '.data', '.reports', 'coverage'];

/** The scope of this repository's own packages. */
const OWN_SCOPE = '@storefront';

type Environment = Record<string, string>;

/** A copy of the repository, installed, in which a test may change what it likes. */
export class RepositoryCopy {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async make(): Promise<RepositoryCopy> {
    const copy = new RepositoryCopy(await mkdtemp(path.join(tmpdir(), 'storefront-copy-')));
    const entries = await readdir(REPOSITORY);
    for (const entry of entries.filter((name) => !LEFT_OUT.includes(name))) {
      await cp(path.join(REPOSITORY, entry), copy.path(entry), { recursive: true });
    }
    await copy.#linkPackages();
    return copy;
  }

  /** Path of a file in the copy. */
  path(file: string): string {
    return path.join(this.#folder, file);
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8');
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(this.path(file), text);
  }

  /** Takes the packages that are installed for those of the lock file, so that none are installed again. */
  async keepInstalledPackages(): Promise<void> {
    const lock = await readFile(this.path('package-lock.json'));
    const stamp = createHash('sha256').update(lock).digest('hex');
    await this.write('node_modules/.storefront-lock', stamp);
  }

  /** Runs an npm command to its end; returns its exit code, and all that it said. */
  async run(args: string[], env: Environment = {}): Promise<{ code: number | null; said: string }> {
    const child = this.#spawn(args, env);
    const said = listen(child, () => undefined);
    const code = await ended(child);
    return { code, said: said() };
  }

  /** Starts an npm command, and waits until it says `ready`. Throws with what it said when it ends before. */
  async serve(args: string[], ready: string, env: Environment = {}): Promise<void> {
    const child = this.#spawn(args, env);
    this.#running.push(child);
    await new Promise<void>((resolve, reject) => {
      const said = listen(child, (text) => {
        if (text.includes(ready)) resolve();
      });
      void ended(child).then(() => reject(new Error(`npm ${args.join(' ')} ended: ${said()}`)));
    });
  }

  /** Starts an npm command, and kills it with all that it started as soon as it says `moment`. */
  async killAt(args: string[], moment: string, env: Environment = {}): Promise<void> {
    const child = this.#spawn(args, env, { detached: true });
    const killed = new Promise<void>((resolve, reject) => {
      const said = listen(child, (text) => {
        if (!text.includes(moment) || child.pid === undefined) return;
        process.kill(-child.pid, 'SIGKILL');
        resolve();
      });
      child.once('close', () => reject(new Error(`npm ${args.join(' ')} ended: ${said()}`)));
    });
    await killed;
    await ended(child);
  }

  /** Ends what still runs in the copy, and removes it. */
  async remove(): Promise<void> {
    await Promise.all(
      this.#running.map(async (child) => {
        const end = ended(child);
        child.kill('SIGTERM');
        await end;
      }),
    );
    await rm(this.#folder, { recursive: true, force: true });
  }

  #spawn(args: string[], env: Environment, { detached = false } = {}): ChildProcess {
    return spawn('npm', args, {
      cwd: this.#folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached,
    });
  }

  /** The installed packages are the repository's; its own workspaces are the copy's. */
  async #linkPackages(): Promise<void> {
    const installed = path.join(REPOSITORY, 'node_modules');
    const entries = await readdir(installed);
    const packages = entries.filter((name) => name === '.bin' || !/^\.|^mf-/.test(name));
    await mkdir(this.path(path.join('node_modules', OWN_SCOPE)), { recursive: true });
    for (const name of packages.filter((entry) => entry !== OWN_SCOPE)) {
      await symlink(path.join(installed, name), this.path(path.join('node_modules', name)));
    }
    const remotes = entries.filter((name) => name.startsWith('mf-'));
    await Promise.all([
      ...['shared', 'tools'].map((name) =>
        symlink(`../../${name}`, this.path(`node_modules/${OWN_SCOPE}/${name}`)),
      ),
      ...remotes.map((name) => symlink(`../${name}`, this.path(`node_modules/${name}`))),
    ]);
    await this.keepInstalledPackages();
  }
}

/** Keeps what a program says; tells all of it so far whenever there is more. */
function listen(child: ChildProcess, onMore: (said: string) => void): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      onMore(said);
    });
  }
  return () => said;
}

/** Resolves when a program has ended, and all that it started and that could still speak. */
function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.stdout?.closed && child.stderr?.closed) resolve(child.exitCode);
    else child.once('close', resolve);
  });
}
