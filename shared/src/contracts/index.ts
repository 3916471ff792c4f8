export { API_PREFIX, apiPaths } from './api/api-paths';
export { LIMITS } from './limits';
export { pagePaths } from './page-paths';
export { STORAGE_KEYS } from './storage-keys';
