import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../build/build-app';
import { appOfProject } from './app-of-project';

/** `remote-kit build [app] [--out dist]`: builds the remote of this project, or a workspace of it, into a folder. */
export async function buildCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' } },
  });
  const [app = appOfProject()] = positionals;
  await buildApp(app, path.resolve(values.out));
}
