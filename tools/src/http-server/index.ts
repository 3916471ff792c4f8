export { HttpServers } from './http-servers';
export { portInUseMessage } from './port-in-use-message';
export { createReadiness, type Dependency } from './readiness';
export { requestDurations } from './request-durations';
export { loggedPath, REQUEST_ID_HEADER, requestLog } from './request-log';
export { serveMetrics, type MetricsAddress, type ServedMetrics } from './serve-metrics';
export { serverLog } from './server-log';
export { stopOnSignals } from './stop-on-signals';
export { SERVER_TIME_LIMITS } from './time-limits';
