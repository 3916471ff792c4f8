export { REMOTE_BUDGET, remoteBuild, shellBuild, type AppBuild } from './app-build';
export { filesOfLastBuild, upToDateVersion } from './build-record';
export { LIBRARIES_FOLDER, LIBRARIES_SCRIPT } from './libraries';
export { loadBuild } from './load-build';
export { runWebpack } from './webpack/run-webpack';
export { SOURCE_NAMES } from './webpack/source-maps';
export { sourceRules } from './webpack/source-rules';
