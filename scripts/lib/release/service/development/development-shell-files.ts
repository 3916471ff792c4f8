import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@storefront/host/contracts/registry';
import { liveVersion, readRegistry, type DeployRoot } from '@storefront/tools/deploy';
import { developmentShellBuild } from '../../../dev/development-shell';

/** The scripts of the live shell with the React that can replace components in an open page. */
interface DevelopmentShell {
  /** The version of the live shell. */
  version: string;
  /** The scripts by their names. */
  scripts: Record<string, string>;
}

/**
 * The development build of the live shell, which the first call builds. Undefined if the live shell wasn't built from the
 * sources that the service runs with.
 */
export async function developmentShellOf(root: DeployRoot): Promise<DevelopmentShell | undefined> {
  const live = liveVersion(await readRegistry(root), SHELL);
  const build = live && (await developmentShellBuild(live.metadata.version));
  if (!live || build === undefined) return undefined;
  const folder = path.join(build, 'browser');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(path.join(folder, name), 'utf8'),
    ]),
  );
  return { version: live.metadata.version, scripts: Object.fromEntries(scripts) };
}
