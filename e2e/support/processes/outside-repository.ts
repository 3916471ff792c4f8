import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../settings';
import { TestProcess } from './test-process';

/** Where `packages/pack` puts the packages as they are published. */
const PACKED = path.join(REPOSITORY, '.cache/packages');

type Environment = Record<string, string>;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/** A team's repository, made by `npm create @storefront/remote` outside this one, with the packed packages. */
export class OutsideRepository {
  readonly #folder: string;
  readonly #env: Environment;
  readonly #name: string;
  #running: TestProcess[] = [];

  private constructor(folder: string, name: string, env: Environment) {
    this.#folder = folder;
    this.#name = name;
    this.#env = env;
  }

  /** Packs the packages, makes a repository for a remote, and installs what it needs. `env` is for all of its commands. */
  static async make(name: string, env: Environment): Promise<OutsideRepository> {
    const repository = new OutsideRepository(
      await mkdtemp(path.join(tmpdir(), 'storefront-team-')),
      name,
      env,
    );
    await succeed(new TestProcess('node', ['scripts/run.mjs', 'packages/pack']));
    const packed = await packedPackages();
    const create = ['exec', '--yes', `--package=${packed['@storefront/create-remote']}`, '--'];
    await succeed(
      new TestProcess('npm', [...create, 'create-remote', name], { cwd: repository.#folder }),
    );
    await repository.edit('package.json', (text) => usePacked(text, packed));
    const installed = await repository.run([
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
    ]);
    if (installed.code !== 0) throw new Error(installed.output);
    return repository;
  }

  /** Path of a file in it. */
  path(file: string): string {
    return path.join(this.#folder, this.#name, file);
  }

  /** Replaces a file's text by what `change` makes of it. */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    await writeFile(this.path(file), change(await readFile(this.path(file), 'utf8')));
  }

  /** Runs an npm command in it until it ends; returns its exit code and its output. */
  async run(
    args: string[],
    env: Environment = {},
  ): Promise<{ code: number | null; output: string }> {
    const npm = this.#start(args, env);
    const code = await npm.waitForEnd();
    return { code, output: npm.output };
  }

  /** Starts an npm command in it, and waits for an output. Throws with the output when it ends before. */
  async serve(args: string[], ready: string, env: Environment): Promise<TestProcess> {
    const npm = this.#start(args, env, { detached: true });
    this.#running.push(npm);
    await npm.waitForOutput(ready);
    return npm;
  }

  /** Ends what runs in it, and removes it. */
  async remove(): Promise<void> {
    for (const npm of this.#running) {
      // A signal to npm alone doesn't reach what it runs.
      npm.killGroup();
      await npm.waitForEnd();
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  #start(args: string[], env: Environment, { detached = false } = {}): TestProcess {
    const cwd = path.join(this.#folder, this.#name);
    return new TestProcess('npm', args, {
      cwd,
      env: { FORCE_COLOR: '0', ...this.#env, ...env },
      detached,
    });
  }
}

/** The packed packages by their names. */
async function packedPackages(): Promise<Record<string, string>> {
  const files = (await readdir(PACKED)).filter((file) => file.endsWith('.tgz'));
  return Object.fromEntries(
    files.map((file) => {
      const [, name = ''] = /^storefront-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
      return [`@storefront/${name}`, path.join(PACKED, file)];
    }),
  );
}

/** The manifest with the packed packages in place of published ones. */
function usePacked(text: string, packed: Record<string, string>): string {
  const manifest = JSON.parse(text) as Manifest;
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(list)) {
      if (packed[name] !== undefined) list[name] = `file:${packed[name]}`;
    }
  }
  return JSON.stringify(manifest, null, 2);
}

async function succeed(started: TestProcess): Promise<void> {
  const code = await started.waitForEnd();
  if (code !== 0) throw new Error(started.output);
}
