import { readFile, stat } from 'node:fs/promises';
import { parseRegistry, RegistryError } from '@storefront/shared/contracts/parse-registry';
import type { Registry } from '@storefront/shared/contracts/registry';

/** The registry as it stands now. */
export interface RegistrySource {
  current: () => Promise<Registry>;
}

/**
 * Reads the registry's file, and reads it again whenever it has changed. A document that can't be
 * used is logged and the last good one stays; without one, `current` rejects with `RegistryError`.
 */
export function registryFile(file: string): RegistrySource {
  let known: { stamp: string; registry: Registry } | undefined;

  async function read(): Promise<Registry> {
    const { mtimeMs, ino, size } = await stat(file);
    const stamp = [mtimeMs, ino, size].join();
    if (known?.stamp !== stamp) {
      known = { stamp, registry: parseRegistry(await readFile(file, 'utf8')) };
    }
    return known.registry;
  }

  return {
    async current() {
      try {
        return await read();
      } catch (error) {
        if (!known) throw new RegistryError(`No usable registry at ${file}.`, { cause: error });
        console.error(`The registry at ${file} can't be read; the last good one stays.`, error);
        return known.registry;
      }
    },
  };
}
