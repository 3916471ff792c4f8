import type { HttpServers } from './http-servers';
import { serverLog } from './server-log';
import { SERVER_TIME_LIMITS } from './time-limits';

/**
 * On SIGTERM or SIGINT, stops the servers, calls `close` to close what they used, and ends the process, after
 * `SERVER_TIME_LIMITS.stop.total` at the latest.
 */
export function stopOnSignals(servers: HttpServers, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    // Ctrl-C reaches the whole process group, so a second signal may come from the process that started this
    // one.
    if (isStopping) return;
    isStopping = true;
    setTimeout(
      () => fail('Not everything could be closed in time.'),
      SERVER_TIME_LIMITS.stop.total,
    );
    servers
      .stop()
      .then(close)
      .then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(reason: unknown): never {
  serverLog.fatal(reason);
  process.exit(1);
}
