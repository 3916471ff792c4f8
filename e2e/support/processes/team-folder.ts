import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../settings';
import { TestProcess } from './test-process';

const REMOTE_KIT = path.join(REPOSITORY, 'shared/remote-kit/src/cli/bin.mjs');

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    noEmit: true,
  },
};

interface Outcome {
  code: number | null;
  output: string;
}

/** A folder with the sources of a remote, which has the installed packages of this repository: it takes no time to make. */
export class TeamFolder {
  readonly #folder: string;
  readonly #env: Record<string, string>;

  private constructor(folder: string, env: Record<string, string>) {
    this.#folder = folder;
    this.#env = env;
  }

  /** Makes one with these files beside its manifest. `env` is for all of its commands. */
  static async make(name: string, files: Record<string, string>, env: Record<string, string>) {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-team-'));
    const all = {
      'package.json': JSON.stringify({ name, type: 'module' }),
      'tsconfig.json': JSON.stringify(TSCONFIG),
      ...files,
    };
    for (const [file, text] of Object.entries(all)) await writeFile(path.join(folder, file), text);
    await symlink(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
    return new TeamFolder(folder, env);
  }

  /** Runs a command of `remote-kit` in it. */
  remoteKit(...args: string[]): Promise<Outcome> {
    return this.#run([REMOTE_KIT, ...args]);
  }

  /** Checks the types of its files. */
  checkTypes(): Promise<Outcome> {
    return this.#run(['node_modules/typescript/bin/tsc']);
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.#folder, file), 'utf8');
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }

  async #run(args: string[]): Promise<Outcome> {
    const started = new TestProcess('node', args, { cwd: this.#folder, env: this.#env });
    return { code: await started.waitForEnd(), output: started.output };
  }
}
