import { statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseRegistry, RegistryError } from '@storefront/host/contracts/parse-registry';
import type { Registry } from '@storefront/host/contracts/registry';
import type { FastifyBaseLogger } from 'fastify';

/** Provides the current registry. */
export interface RegistrySource {
  current: () => Promise<Registry>;
  /** Rejects when the registry can't be read now, even if the last valid one is still in use. */
  check: () => Promise<unknown>;
}

/** The copy of the last valid registry, beside the registry itself. */
function lastGoodFile(file: string): string {
  return file.replace(/(\.json)?$/, '.last-good.json');
}

/**
 * Reads the registry's file, and reads it again when it has changed. An invalid document is logged and the
 * last valid one stays in use. It is kept in a file as well, for a server that starts while the registry is
 * invalid or missing; without such a copy, `current` rejects with `RegistryError`.
 */
export function createRegistryFileSource(
  file: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): RegistrySource {
  let cached: { stamp: string; registry: Registry } | undefined;
  let reading: Promise<Registry> | undefined;

  /** Concurrent requests share one read of a registry that has changed. */
  async function read(): Promise<Registry> {
    const stamp = stampOf(file);
    if (cached?.stamp === stamp) return cached.registry;
    reading ??= readFromFile(stamp).finally(() => (reading = undefined));
    return reading;
  }

  async function readFromFile(stamp: string): Promise<Registry> {
    const text = await readFile(file, 'utf8');
    const registry = parseRegistry(text);
    cached = { stamp, registry };
    await keepLastGood(text);
    return registry;
  }

  /** A read-only deploy root gets no copy, which only a start without a valid registry needs. */
  async function keepLastGood(text: string): Promise<void> {
    const draft = `${lastGoodFile(file)}.${process.pid}`;
    try {
      await writeFile(draft, text);
      await rename(draft, lastGoodFile(file));
    } catch (error) {
      log.warn(error, `The last valid registry can't be kept beside ${file}.`);
    }
  }

  async function readLastGood(): Promise<Registry> {
    return parseRegistry(await readFile(lastGoodFile(file), 'utf8'));
  }

  return {
    check: read,
    async current() {
      try {
        return await read();
      } catch (error) {
        cached ??= await readLastGood().then(
          (registry) => ({ stamp: 'last good', registry }),
          () => undefined,
        );
        if (!cached) throw new RegistryError(`No usable registry at ${file}.`, { cause: error });
        log.error(error, `The registry at ${file} can't be read; the last valid one stays in use.`);
        return cached.registry;
      }
    },
  };
}

/**
 * Differs for a file that was changed. Every request asks for it: asynchronously, that would take a quarter of the time of
 * a cached page.
 */
function stampOf(file: string): string {
  const { mtimeMs, ino, size } = statSync(file);
  return `${mtimeMs},${ino},${size}`;
}
