import { destination, pino, type Logger } from 'pino';

/**
 * A server's log outside of requests, as JSON lines like those of its requests. Written synchronously, so
 * that nothing is lost when the process ends right after.
 */
export const serverLog: Logger = pino({ level: 'info' }, destination({ dest: 1, sync: true }));
