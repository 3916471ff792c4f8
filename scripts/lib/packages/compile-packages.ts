import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../apps';
import { StepFailedError } from '../processes';
import { specifierTransformer } from './complete-specifiers';
import { PackageModules } from './package-modules';
import type { PublishedPackage } from './published-packages';

type Compiled = [published: PublishedPackage, modules: PackageModules];

/**
 * Compiles packages into the `dist` of their staging folders, and returns the modules of each. All are one program,
 * because each would read the types of React and of the build's libraries again.
 */
export function compilePackages(packages: PublishedPackage[]): Compiled[] {
  const options = compilerOptions();
  const resolve = createResolve(options);
  const compiled = packages.map((published): Compiled => [
    published,
    new PackageModules(published, resolve),
  ]);
  const files = compiled.flatMap(([, modules]) => [...modules.places.keys()]);
  const program = ts.createProgram(files, options);
  for (const [{ staging }, modules] of compiled) emitPackage(program, modules, staging);
  return compiled;
}

/** The options of all sources, and those that only published files need. */
function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  return {
    ...options,
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: undefined,
    sourceMap: true,
    declaration: true,
    declarationMap: true,
  };
}

/** Finds the file that an import leads to. */
function createResolve(options: ts.CompilerOptions) {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(ROOT, (file) => file, options);
  return (specifier: string, importer: string) =>
    ts.resolveModuleName(specifier, importer, options, host, cache).resolvedModule
      ?.resolvedFileName;
}

function emitPackage(program: ts.Program, modules: PackageModules, staging: string): void {
  const complete = (specifier: string, importer: string) => modules.complete(specifier, importer);
  const transformers: ts.CustomTransformers = {
    after: [specifierTransformer(complete)],
    afterDeclarations: [specifierTransformer(complete)],
  };
  for (const [file, place] of modules.places) {
    const { diagnostics } = program.emit(
      program.getSourceFile(file),
      (name, text) => writeCompiled(name, text, { file, place, staging }),
      undefined,
      false,
      transformers,
    );
    if (diagnostics.length > 0) throw new StepFailedError(describe(diagnostics));
  }
}

interface Source {
  file: string;
  /** Its path in the package's `src` and, but for the ending, in its `dist`. */
  place: string;
  staging: string;
}

/** Writes a script, its types, or the map of one of them; the compiler would write it beside the source. */
function writeCompiled(name: string, text: string, { file, place, staging }: Source): void {
  const ending = name.slice(withoutEnding(file).length);
  const target = path.join(staging, 'dist', withoutEnding(place) + ending);
  mkdirSync(path.dirname(target), { recursive: true });
  const source = path.relative(path.dirname(target), path.join(staging, 'src', place));
  writeFileSync(target, ending.endsWith('.map') ? withSource(text, source) : text);
}

function withSource(map: string, source: string): string {
  return JSON.stringify({ ...(JSON.parse(map) as object), sources: [source] });
}

function withoutEnding(file: string): string {
  return file.slice(0, -path.extname(file).length);
}

function describe(diagnostics: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  });
}
