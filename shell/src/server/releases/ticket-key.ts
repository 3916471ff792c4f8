import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@storefront/tools/error-code';
import type { FastifyBaseLogger } from 'fastify';

/** Beside the registry, whose readers and writers it has; only `<app>/<version>/browser` is served to anybody. */
export const KEY_FILE = 'report-tickets.key';

const KEY_BYTES = 32;

/**
 * Creates the function that returns the key of tickets, which all page servers of a deploy root share: the first one
 * that needs it creates the file. Where that is impossible, the page server has a key of its own, and reports count
 * only at the server that sent the page.
 */
export function createTicketKey(
  deployRoot: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => (key ??= readOrCreateKey(deployRoot, log));
}

async function readOrCreateKey(
  deployRoot: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Buffer> {
  const file = path.join(deployRoot, KEY_FILE);
  const draft = `${file}.${randomUUID()}`;
  try {
    const key = await readKey(file);
    if (key) return key;
    await writeFile(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
    // Unlike a rename, a link doesn't replace the key that another page server has created meanwhile.
    await link(draft, file).catch(ignore('EEXIST'));
    return (await readKey(file)) ?? randomBytes(KEY_BYTES);
  } catch (error) {
    log.warn(error, `The key of tickets can't be kept in ${file}; this page server has its own.`);
    return randomBytes(KEY_BYTES);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** The stored key; undefined if there is none. A file that is too short is no key. */
async function readKey(file: string): Promise<Buffer | undefined> {
  const key = await readFile(file).catch(ignore('ENOENT'));
  if (key && key.length < KEY_BYTES) throw new Error(`${file} has fewer than ${KEY_BYTES} bytes.`);
  return key;
}

/** Handles one kind of error as if there were nothing; throws all others. */
function ignore(code: string): (error: unknown) => undefined {
  return (error) => {
    if (errorCode(error) !== code) throw error;
  };
}
