import { unwatchFile, type WatchFileOptions, watchFile, type StatsListener } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

/** How often the file is looked at, in milliseconds. */
const INTERVAL = 2_000;

/**
 * Calls `read` whenever the file has changed, so that nothing has to be restarted. A file that can't be used is
 * logged, and what was read before stays. Returns a function that ends it.
 */
export function rereadOnChange(
  file: string,
  read: () => void,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  { interval = INTERVAL }: Pick<WatchFileOptions, 'interval'> = {},
): () => void {
  const onChange: StatsListener = (now, before) => {
    if (now.mtimeMs === before.mtimeMs) return;
    try {
      read();
      log.info({ file }, 'a settings file has changed and is in use');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error(
        { file, reason },
        'a settings file has changed and can’t be used: what was read before stays',
      );
    }
  };
  watchFile(file, { interval, persistent: false }, onChange);
  return () => unwatchFile(file, onChange);
}
