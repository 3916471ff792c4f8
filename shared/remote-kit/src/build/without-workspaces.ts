interface LockFile {
  packages: Record<string, { link?: boolean }>;
}

/**
 * The content of one of the repository's files as far as builds depend on it: without the list of workspaces,
 * so that a new one changes no build of the others.
 */
export function withoutWorkspaces(file: string, content: Buffer): string | Buffer {
  if (file === 'package-lock.json') return installedPackages(content.toString());
  if (file !== 'package.json') return content;
  return JSON.stringify({ ...(JSON.parse(content.toString()) as object), workspaces: undefined });
}

/** The entries of a lock file for installed packages, as a text that differs when one of them does. */
export function installedPackages(lock: string): string {
  const { packages } = JSON.parse(lock) as LockFile;
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}
