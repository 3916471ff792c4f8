import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../build/project';
import { shopTypes } from '../types/shop-types';
import { versionsToType } from '../types/versions-to-type';
import { UsageError } from '../usage-error';
import { appOfProject } from './app-of-project';
import { deployServiceFrom } from './deploy-access';

/** The module that this command writes. */
const FILE = 'src/shop.generated.ts';

/**
 * `remote-kit types [app@version …] [--check]`: writes the types of what other remotes provide, as they are live now or in the
 * named versions, into `src/shop.generated.ts`. With `--check` it writes nothing, and fails if that file has other types.
 */
export async function typesCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const service = deployServiceFrom(process.env);
  const text = shopTypes(await versionsToType(service, appOfProject(), positionals));
  const file = path.join(PROJECT, FILE);
  if (values.check) {
    await requireSameTypes(file, text);
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`${FILE} has the types of what other remotes provide.`);
}

/** Throws a `UsageError` if a module has other types; the versions in its first line may differ. */
async function requireSameTypes(file: string, text: string): Promise<void> {
  const found = await readFile(file, 'utf8').catch(() => '');
  if (typesIn(found) === typesIn(text)) return;
  throw new UsageError(
    `${FILE} doesn't have the types of what other remotes provide: run remote-kit types, and commit the file.`,
  );
}

function typesIn(text: string): string {
  return text.slice(text.indexOf('\n')).trim();
}
