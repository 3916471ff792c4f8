interface LockFile {
  packages: Record<string, { link?: boolean }>;
}

/**
 * The part of a lock file that concerns installed packages, as text: not the workspaces, so that a new one
 * changes no build of the others.
 */
export function installedPackages(lock: string): string {
  const { packages } = JSON.parse(lock) as LockFile;
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}
