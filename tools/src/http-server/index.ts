export { HttpServers } from './http-servers';
export { createReadiness, type Dependency, type Readiness } from './readiness';
export { stopOnSignals } from './stop-on-signals';
export { SERVER_TIME_LIMITS } from './time-limits';
