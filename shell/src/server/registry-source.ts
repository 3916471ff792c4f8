import { readFile, stat } from 'node:fs/promises';
import { parseRegistry, RegistryError } from '@storefront/shared/contracts/parse-registry';
import type { Registry } from '@storefront/shared/contracts/registry';

/** Gives the current registry. */
export interface RegistrySource {
  current: () => Promise<Registry>;
  /** Rejects when the registry can't be read now, even if the last valid one is still in use. */
  check: () => Promise<unknown>;
}

/**
 * Reads the registry's file, and reads it again when it has changed. An invalid document is logged and
 * the last valid one stays in use; without one, `current` rejects with `RegistryError`.
 */
export function registryFileSource(file: string): RegistrySource {
  let cached: { stamp: string; registry: Registry } | undefined;

  async function read(): Promise<Registry> {
    const { mtimeMs, ino, size } = await stat(file);
    const stamp = [mtimeMs, ino, size].join();
    if (cached?.stamp !== stamp) {
      cached = { stamp, registry: parseRegistry(await readFile(file, 'utf8')) };
    }
    return cached.registry;
  }

  return {
    check: read,
    async current() {
      try {
        return await read();
      } catch (error) {
        if (!cached) throw new RegistryError(`No usable registry at ${file}.`, { cause: error });
        console.error(
          `The registry at ${file} can't be read; the last valid one stays in use.`,
          error,
        );
        return cached.registry;
      }
    },
  };
}
