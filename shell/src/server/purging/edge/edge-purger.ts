import type { FastifyBaseLogger } from 'fastify';
import type { EdgeCache } from './edge-cache';

/** How long it waits before a call, in milliseconds: what was sent just before a purge has reached the cache by then. */
const DELAY = 300;

/** How long it waits after a failed call, in milliseconds; twice as long after each further one. */
const RETRY_MIN = 1_000;
const RETRY_MAX = 60_000;

interface EdgePurgerOptions {
  edge: Pick<EdgeCache, 'purge' | 'tagsMax'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Is told of each call. */
  onCall: (outcome: 'purged' | 'failed') => void;
}

/** Purges tags at the cache in front of the page servers, until that has succeeded. */
export function createEdgePurger({ edge, log, onCall }: EdgePurgerOptions) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isStopped = false;

  function purge(tags: Iterable<string>): void {
    for (const tag of tags) waiting.add(tag);
    if (timer === undefined) callAfter(DELAY);
  }

  function callAfter(milliseconds: number): void {
    if (isStopped) return;
    timer = setTimeout(() => void callAll(), milliseconds).unref();
  }

  async function callAll(): Promise<void> {
    try {
      while (waiting.size > 0) await callOnce([...waiting].slice(0, edge.tagsMax));
      timer = undefined;
    } catch {
      callAfter(Math.min(RETRY_MIN * 2 ** (failures - 1), RETRY_MAX));
    }
  }

  /** Tags that are added while it is called are purged by another call: their pages may just have been stored. */
  async function callOnce(tags: string[]): Promise<void> {
    for (const tag of tags) waiting.delete(tag);
    try {
      await edge.purge(tags);
      onCall('purged');
      if (failures > 0) log.warn('The cache in front of the page servers can be purged again.');
      failures = 0;
    } catch (error) {
      for (const tag of tags) waiting.add(tag);
      onCall('failed');
      failures += 1;
      // Once, however long it lasts.
      if (failures === 1) log.error(error, FAILED);
      throw error;
    }
  }

  /** Purges what is left, once. */
  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await callAll();
  }

  return { purge, stop };
}

const FAILED =
  'The cache in front of the page servers can’t be purged: it shows old pages until that succeeds or their time is over.';
