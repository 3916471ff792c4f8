export { withPageHook } from './refresh/with-refresh';
export { serveSources } from './serve-sources';
export { serverSourceConfig, SOURCE_FILES, SOURCE_SETTINGS, sourceConfig } from './source-config';
export { sourceVersionOf, versionFromSource } from './version-from-source';
