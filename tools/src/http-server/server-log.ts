import { destination, pino, type Logger } from 'pino';

/**
 * What a server says outside of requests, as lines of JSON like those of its requests. Written at once, so
 * that nothing is lost when the process ends right after.
 */
export const serverLog: Logger = pino({ level: 'info' }, destination({ dest: 1, sync: true }));
