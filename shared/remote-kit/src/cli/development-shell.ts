import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT } from '../build/project';
import { DeployError } from '../deploy/deploy-error';
import type { DevelopmentService, DevelopmentShell } from '../deploy/development-service';

const CACHE = path.join(PROJECT, '.cache/development-shells');

/**
 * The development build of a version of the shell, which is downloaded once. Undefined, after a line in the terminal that says
 * why, if the deploy service doesn't have it.
 */
export async function findDevelopmentShell(
  version: string | undefined,
  service: Pick<DevelopmentService, 'shell'>,
): Promise<DevelopmentShell | undefined> {
  if (version === undefined) return undefined;
  const cached = await readFile(fileOf(version), 'utf8').catch(() => undefined);
  if (cached !== undefined) return JSON.parse(cached) as DevelopmentShell;
  try {
    const shell = await service.shell();
    await keep(shell);
    return shell;
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    console.error(
      `Every edit reloads the page, because its shell stays the published one. ${error.message}`,
    );
    return undefined;
  }
}

/** Keeps it in place of earlier ones. */
async function keep(shell: DevelopmentShell): Promise<void> {
  const file = fileOf(shell.version);
  const draft = `${file}.${process.pid}`;
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, JSON.stringify(shell));
  await rename(draft, file);
}

function fileOf(version: string): string {
  return path.join(CACHE, `${path.basename(version)}.json`);
}
