import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** User and group id of `nobody` on Linux, who owns nothing. */
const NOBODY = 65534;

/** Bits of a file's mode that let any user read a file, and reach what is in a folder. */
const OTHERS_READ = 0o4;
const OTHERS_ENTER = 0o1;

/** Where the kernel says how long a process has waited for a processor; the limits of rendering need it. */
const OWN_SCHEDULING = '/proc/self/schedstat';

/**
 * Node's flags for a process that may read the published versions of its app, and nothing else: it starts no
 * program and no thread, writes no file, loads no native code and opens no debugger.
 */
export function permissionFlags(deployRoot: string, app: string): string[] {
  return [
    '--experimental-permission',
    '--disable-warning=ExperimentalWarning',
    `--allow-fs-read=${path.join(realpathSync(deployRoot), app, '*')}`,
    `--allow-fs-read=${OWN_SCHEDULING}`,
  ];
}

/**
 * The user of render processes. Where root runs the page server it is `nobody`, whom the kernel keeps from
 * signals and from other users' files, if `nobody` can read the deploy root; otherwise the page server's own.
 */
export function renderUser(deployRoot: string): { uid?: number; gid?: number } {
  const canBeNobody =
    process.getuid?.() === 0 &&
    [process.execPath, realpathSync(deployRoot)].every(isReadableByAnyUser);
  return canBeNobody ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Whether remotes are rendered with all rights of the machine's administrator. */
export function rendersAsRoot(deployRoot: string): boolean {
  return process.getuid?.() === 0 && renderUser(deployRoot).uid === undefined;
}

function isReadableByAnyUser(file: string): boolean {
  return allowsOthers(file, OTHERS_READ) && foldersAbove(file).every(isEnterableByAnyUser);
}

function isEnterableByAnyUser(folder: string): boolean {
  return allowsOthers(folder, OTHERS_ENTER);
}

function allowsOthers(file: string, bits: number): boolean {
  return (statSync(file).mode & bits) === bits;
}

/** The folders that contain a file, from the next one up to the root of the disk. */
function foldersAbove(file: string): string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [folder, ...foldersAbove(folder)];
}
