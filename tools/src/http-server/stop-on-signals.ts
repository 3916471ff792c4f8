import type { HttpServers } from './http-servers';
import { serverLog } from './server-log';
import { SERVER_TIME_LIMITS } from './time-limits';

/**
 * On SIGTERM or SIGINT, stops the servers, lets `close` close what they used, and ends the process: in
 * any case after `SERVER_TIME_LIMITS.stop.total`.
 */
export function stopOnSignals(servers: HttpServers, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    // Ctrl-C reaches the whole process group, so a second signal may come from who started this process.
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
