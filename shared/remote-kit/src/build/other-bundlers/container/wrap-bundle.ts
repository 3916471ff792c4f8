import path from 'node:path';
import { buildSync } from 'esbuild';
import { GUARD_SCRIPT } from '../../script-guard';
import { shareKeyOf } from '../provided-modules';

/** A script that a bundler has written as CommonJS. */
export interface BundledScript {
  code: string;
  isEntry: boolean;
  /** What the script needs before it runs: scripts of the bundle, by file name, and modules that it doesn't contain. */
  imports: string[];
  /** The scripts that it loads when they are needed, by file name. */
  dynamicImports: string[];
}

interface WrapOptions {
  /** The container's name, which is a global in the browser and an export on the server. */
  container: string;
  side: 'browser' | 'server';
}

/** Makes a federation container of a bundle: returns the scripts, by file name, with what the shop needs around them. */
export function wrapBundle(
  scripts: Record<string, BundledScript>,
  { container, side }: WrapOptions,
): Record<string, string> {
  const target = side === 'browser' ? `var ${container}` : `exports.${container}`;
  return Object.fromEntries(
    Object.entries(scripts).map(([file, { code, isEntry }]) => {
      const run = `function(require,module,exports){${code}\n}`;
      const wrapped = isEntry
        ? `${target}=(()=>{${containerCode()}return storefront.createContainer({${settingsOf(scripts)},run:${run}})})();\n`
        : `${container}.define(${JSON.stringify(`./${file}`)},${run});\n`;
      return [file, wrapped];
    }),
  );
}

/** The code of the container, compiled, which declares `storefront`. */
function containerCode(): string {
  const { outputFiles } = buildSync({
    // TypeScript here, and compiled where the kit is published.
    entryPoints: [path.join(import.meta.dirname, `container${path.extname(import.meta.filename)}`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'storefront',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** What a container is told about its bundle. */
function settingsOf(scripts: Record<string, BundledScript>): string {
  const requests = new Set(Object.values(scripts).flatMap(({ imports }) => imports));
  const shared = [...requests].flatMap((request) => {
    const key = shareKeyOf(request);
    return key === undefined ? [] : [[request, key]];
  });
  const lazy = new Set(Object.values(scripts).flatMap(({ dynamicImports }) => dynamicImports));
  const chunks = [...lazy].map((file) => [`./${file}`, chunksOf(file, scripts)]);
  return [
    `shared:${JSON.stringify(Object.fromEntries(shared))}`,
    `chunks:${JSON.stringify(Object.fromEntries(chunks))}`,
    `guard(script){${GUARD_SCRIPT}}`,
  ].join(',');
}

/** The requests for a script and for all scripts that must be there before it runs, without the entry. */
function chunksOf(file: string, scripts: Record<string, BundledScript>, seen = new Set<string>()) {
  const script = scripts[file];
  if (!script || script.isEntry || seen.has(`./${file}`)) return [...seen];
  seen.add(`./${file}`);
  for (const needed of script.imports) chunksOf(needed, scripts, seen);
  return [...seen];
}
