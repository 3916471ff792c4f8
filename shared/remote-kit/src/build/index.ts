export { remoteBuild, shellBuild, type AppBuild } from './app-build';
export { filesOfLastBuild, upToDateVersion } from './build-record';
export { loadBuild } from './load-build';
export { isWeighed, REMOTE_BUDGET } from './version/script-weight';
export { runWebpack } from './webpack/run-webpack';
export { installedPackages } from './without-workspaces';
export { SOURCE_NAMES } from './webpack/source-maps';
export { sourceRules } from './webpack/source-rules';
