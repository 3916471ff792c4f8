import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { TIME_LIMITS } from '../remotes/time-limits';

/** Code whose hash differs from the registry's; it was not run. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

/**
 * Reads a CommonJS server build, verifies its SHA-256 and runs it in this process. `address` is a path
 * inside the deploy root, or a URL on the remote's own origin. Throws `IntegrityError` without running
 * the file when its hash differs.
 */
export async function loadVerifiedModule(
  deployRoot: string,
  address: string,
  integrity: string,
): Promise<unknown> {
  const bytes = await readBytes(deployRoot, address);
  const actual = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  if (actual !== integrity) {
    throw new IntegrityError(`${address} has the hash ${actual}, the registry says ${integrity}.`);
  }
  const module = { exports: {} as unknown };
  const wrapper = `(function (exports, module, require, __filename, __dirname) {${bytes.toString()}\n})`;
  const run = new vm.Script(wrapper, { filename: address }).runInThisContext() as (
    exports: unknown,
    module: { exports: unknown },
    require: NodeJS.Require,
    filename: string,
    dirname: string,
  ) => void;
  run(module.exports, module, createRequire(import.meta.url), address, path.dirname(address));
  return module.exports;
}

async function readBytes(deployRoot: string, address: string): Promise<Buffer> {
  if (!/^https?:/.test(address)) return readFile(path.join(deployRoot, address));
  const response = await fetch(address, {
    signal: AbortSignal.timeout(TIME_LIMITS.server.download),
  });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
