import { spawnSync } from 'node:child_process';
import { ROOT } from '../apps';
import { runToEnd, StepFailedError } from '../processes';
import { checkPackages } from './check-packages';
import { publishedPackages, type PublishedPackage } from './published-packages';

/**
 * Publishes the versions that the registry for which npm is configured doesn't have, once all packages have passed their
 * check.
 */
export async function publishPackages(): Promise<void> {
  const missing: PublishedPackage[] = [];
  for (const published of publishedPackages()) {
    if (isPublished(versionOf(published))) console.log(`${versionOf(published)} is there already`);
    else missing.push(published);
  }
  if (missing.length === 0) return;
  await checkPackages(false);
  for (const published of missing) {
    await runToEnd('npm', ['publish', published.tarball, '--loglevel=error'], {}, 'ignore');
    console.log(`${versionOf(published)} is published`);
  }
}

function versionOf({ manifest }: PublishedPackage): string {
  return `${manifest.name}@${manifest.version}`;
}

/** Whether the registry has a version, `@scope/name@1.0.0`. */
function isPublished(version: string): boolean {
  const { stdout, stderr, status } = spawnSync('npm', ['view', version, 'version', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim() !== '';
  if (errorCodeOf(stdout) === 'E404') return false;
  throw new StepFailedError(`The registry doesn't say whether it has ${version}. ${stderr}`);
}

/** The code of the error that npm has printed as JSON. */
function errorCodeOf(output: string): string | undefined {
  try {
    return (JSON.parse(output) as { error?: { code?: string } }).error?.code;
  } catch {
    return undefined;
  }
}
