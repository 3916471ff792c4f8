import { command } from './lib/command';
import { lockedPackages } from './lib/install/locked-packages';

/** `node scripts/run.mjs licences`: prints the licences of all packages that are installed, the rarest first. */
export const main = command(() => {
  const byLicence = new Map<string, Set<string>>();
  for (const { name, version = '', license = 'not stated in package.json' } of lockedPackages()) {
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => a.size - b.size)) {
    console.log(`${licence} (${packages.size})`);
    for (const name of [...packages].sort()) console.log(`  ${name}`);
  }
});
