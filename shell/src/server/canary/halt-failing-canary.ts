import type { Registry } from '@storefront/shared/contracts/registry';
import { changeRegistry, createFolderDeployRoot, halt } from '@storefront/tools/deploy';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { CanaryMonitor } from './canary-monitor';

/** Withdraws a remote's canary if it fails too often. Never throws. */
export type HaltFailingCanary = (registry: Registry, remote: string) => Promise<void>;

interface HaltOptions {
  config: Pick<Config, 'deployRoot' | 'isRegistryPublished'>;
  monitor: CanaryMonitor;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Creates the function that halts canaries. It changes the registry, which all page servers read; a registry
 * that isn't published (development) is left unchanged.
 */
export function createHaltFailingCanary({ config, monitor, log }: HaltOptions): HaltFailingCanary {
  return async (registry, name) => {
    const failing = monitor.failingCanary(registry, name);
    if (!failing || !config.isRegistryPublished) return;
    const { remote, version, reason } = failing;
    try {
      await changeRegistry(createFolderDeployRoot(config.deployRoot), (current) =>
        halt(current, remote, version, { at: new Date(), why: reason }),
      );
      log.error({ remote, version, reason }, 'a canary was halted');
    } catch (error) {
      log.error({ remote, version, reason, err: error }, 'a canary could not be halted');
    }
  };
}
