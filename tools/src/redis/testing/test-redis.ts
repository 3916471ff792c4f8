/** The address of the Redis that runs beside the unit tests of a landing; undefined for `npm test`. */
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL;

/** The address of a Redis that is away: nothing listens there. */
export const REDIS_AWAY = 'redis://127.0.0.1:1';
