export { connectRedis, type RedisConnection } from './redis-connection';
