import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';

const TEST = /\.test\.tsx?$/;
const TYPESCRIPT = /\.tsx?$/;

/** The files of a package's `src` that belong into the published package: all but its tests. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** True for a file that is compiled; any other is published as it is. */
export function isTypeScript(file: string): boolean {
  return TYPESCRIPT.test(file);
}

/** The name of the script that a file is compiled to; of a file that isn't compiled, its own. */
export function scriptName(file: string): string {
  return file.replace(TYPESCRIPT, '.js');
}

/** The name of the types that a file is compiled to. */
export function typesName(file: string): string {
  return file.replace(TYPESCRIPT, '.d.ts');
}
