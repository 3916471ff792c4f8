export { remoteBuild, shellBuild, type AppBuild } from './app-build';
export { upToDateVersion } from './build-record';
export { loadBuild } from './load-build';
export { runWebpack } from './run-webpack';
export { sourceRules } from './source-rules';
