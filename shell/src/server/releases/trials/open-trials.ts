import { openDeployRoot } from '@storefront/tools/deploy';
import { connectRedis } from '@storefront/tools/redis';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import { createTicketKey } from '../ticket-key';
import { createSharedTrials } from './shared-trials';
import { createTrialStreams } from './trial-stream';
import { createOwnTrials, type Trials } from './trials';

/** Trials that are shared with the other page servers if a Redis is set. */
export interface OpenTrials {
  trials: Trials;
  /** Tells the others what they can't know yet, and closes the connection. */
  close: () => Promise<void>;
}

/** Creates the trials of a page server, as its settings say. */
export async function openTrials(
  { redisUrl, deployPlace }: Pick<Config, 'redisUrl' | 'deployPlace'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenTrials> {
  if (redisUrl === undefined) {
    return { trials: createOwnTrials(), close: () => Promise.resolve() };
  }
  const key = await createTicketKey(openDeployRoot(deployPlace), log)();
  const redis = await connectRedis(redisUrl, log);
  const trials = createSharedTrials({ streams: createTrialStreams(redis, log), key });
  return {
    trials,
    async close() {
      await trials.flush();
      redis.close();
    },
  };
}
