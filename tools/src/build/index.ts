export { remoteBuild, shellBuild, type AppBuild } from './app-build';
export { upToDateVersion } from './build-record';
export { loadBuild } from './load-build';
export { runWebpack } from './webpack/run-webpack';
export { sourceRules } from './webpack/source-rules';
