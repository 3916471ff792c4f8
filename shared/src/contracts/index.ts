export { API_PREFIX, apiPaths } from './api/paths';
export { LIMITS } from './limits';
export { STORAGE_KEYS } from './storage-keys';
