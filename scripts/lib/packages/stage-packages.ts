import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import { runToEnd, StepFailedError } from '../processes';
import { compilePackages } from './compile-packages';
import type { PackageModules } from './package-modules';
import { publishedManifest, type PublishedManifest } from './published-manifest';
import { publishedPackages, STAGING, type PublishedPackage } from './published-packages';
import { isTypeScript, sourceFiles } from './source-files';

/** Makes all packages ready for publishing: the staging folder of each, and the tarball that npm makes of it. */
export async function stagePackages(): Promise<PublishedPackage[]> {
  const packages = publishedPackages();
  rmSync(STAGING, { recursive: true, force: true });
  for (const [published, modules] of compilePackages(packages)) completeStaging(published, modules);
  for (const { manifest, staging } of packages) link(staging, manifest.name);
  const folders = packages.map(({ staging }) => staging);
  await runToEnd(
    'npm',
    ['pack', ...folders, '--pack-destination', STAGING, '--silent'],
    {},
    'ignore',
  );
  return packages;
}

/** Adds all but the compiled files. */
function completeStaging(published: PublishedPackage, modules: PackageModules): void {
  const { folder, staging } = published;
  const own = path.join(ROOT, folder);
  for (const [file, place] of modules.places) copy(file, path.join(staging, 'src', place));
  for (const file of sourceFiles(folder).filter((one) => !isTypeScript(one))) {
    copy(file, path.join(staging, 'dist', path.relative(path.join(own, 'src'), file)));
  }
  copy(path.join(ROOT, 'LICENSE'), path.join(staging, 'LICENSE'));
  copy(path.join(own, 'CHANGELOG.md'), path.join(staging, 'CHANGELOG.md'));
  const files = sourceFiles(folder).map((file) => `./${path.relative(own, file)}`);
  const manifest = publishedManifest(published.manifest, files);
  requireDeclared(manifest, modules.imported);
  writeFileSync(path.join(staging, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** Throws when a module imports a package that isn't installed with the published one. */
function requireDeclared(manifest: PublishedManifest, imported: Set<string>): void {
  const { name, dependencies, peerDependencies } = manifest;
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const missing = [...imported].filter((one) => !one.startsWith('node:') && !declared.has(one));
  if (missing.length === 0) return;
  throw new StepFailedError(
    `${name} imports ${missing.join(', ')}, which its package.json doesn't name: add them to its dependencies.`,
  );
}

/** Makes the packages find each other as they are published, and not their sources. */
function link(staging: string, name: string): void {
  const place = path.join(STAGING, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(staging, place, 'junction');
}

function copy(file: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(file, target);
}
