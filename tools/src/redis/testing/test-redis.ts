/**
 * The address of the Redis that `npm test -- landing` starts for the tests; undefined among the other unit tests. Every
 * test that uses a Redis has it from here, and so is among those that run beside one.
 */
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL;

/** The address of a Redis that is away: nothing listens there. */
export const REDIS_AWAY = 'redis://127.0.0.1:1';
