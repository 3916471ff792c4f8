import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../build/build-app';
import { makeVersion } from '../build/other-bundlers/publishable-version';
import { appOfProject } from './app-of-project';

/**
 * `remote-kit build [app] [--out dist]`: builds the remote of this project, or a workspace of it, into a folder. With
 * `--from folder`, it makes a version of what another bundler has built there (docs/contracts/other-bundlers.md).
 */
export async function buildCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' }, from: { type: 'string' } },
  });
  const out = path.resolve(values.out);
  if (values.from !== undefined) {
    await makeVersion(path.resolve(values.from), out);
    return;
  }
  const [app = appOfProject()] = positionals;
  await buildApp(app, out);
}
