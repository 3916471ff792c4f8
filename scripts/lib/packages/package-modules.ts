import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT, WORKSPACES } from '../apps';
import { StepFailedError } from '../processes';
import { PUBLISHED, type PublishedPackage } from './published-packages';
import { isTypeScript, scriptName, sourceFiles } from './source-files';

/** Finds the file that an import leads to. */
type Resolve = (specifier: string, importer: string) => string | undefined;

/**
 * The modules of a published package: its own sources, and those of private workspaces that they import, which nobody
 * could install.
 */
export class PackageModules {
  /** Their paths in the published `src` and, but for the endings, in `dist`, by their files here. */
  readonly places = new Map<string, string>();

  /** The names of the packages that they import. */
  readonly imported = new Set<string>();

  readonly #name: string;
  readonly #resolve: Resolve;

  constructor({ folder, manifest }: PublishedPackage, resolve: Resolve) {
    this.#name = manifest.name;
    this.#resolve = resolve;
    for (const file of sourceFiles(folder).filter(isTypeScript)) {
      this.places.set(file, path.relative(path.join(ROOT, folder, 'src'), file));
    }
    // What is added meanwhile is searched too.
    for (const file of this.places.keys()) this.#addPrivateImports(file);
  }

  /** What a published module imports where its source imports `specifier`: Node needs the endings of files. */
  complete(specifier: string, importer: string): string {
    const file = this.#resolve(specifier, importer);
    const place = file && this.places.get(file);
    const isRelative = specifier.startsWith('.');
    if (place && (isRelative || packageOf(specifier) !== this.#name)) {
      return this.#relative(importer, place);
    }
    if (isRelative) {
      throw new StepFailedError(
        `${path.relative(ROOT, importer)} needs "${specifier}", which isn't among the modules of ${this.#name}: import it by the name of its package.`,
      );
    }
    this.imported.add(packageOf(specifier));
    return specifier;
  }

  #addPrivateImports(file: string): void {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const imported = this.#resolve(fileName, file);
      const place = imported && placeOfPrivate(imported);
      if (place) this.places.set(imported, place);
    }
  }

  #relative(importer: string, place: string): string {
    const folder = path.dirname(this.places.get(importer) ?? '');
    const relative = path.relative(folder, scriptName(place));
    return relative.startsWith('.') ? relative : `./${relative}`;
  }
}

/** The folders of workspaces that aren't published. */
const PRIVATE = WORKSPACES.filter((folder) => !PUBLISHED.includes(folder));

/** Where a file of a private workspace is in a package that imports it; undefined for any other file. */
function placeOfPrivate(file: string): string | undefined {
  const folder = PRIVATE.find((one) => file.startsWith(path.join(ROOT, one, 'src') + path.sep));
  if (folder === undefined) return undefined;
  return path.join('internal', folder, path.relative(path.join(ROOT, folder, 'src'), file));
}

/** The package of an import: `@scope/name/part` is of `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
