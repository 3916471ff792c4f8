export { changeRegistry, readRegistry } from './change-registry';
export { createBucketDeployRoot } from './root/deploy-bucket';
export { createFolderDeployRoot } from './root/deploy-folder';
export { readDescriptor } from './descriptor';
export { isDevelopmentVersion, problemHeader, RENDER_PROBLEM } from './development-version';
export {
  ImmutableFileError,
  isBrowserFile,
  REGISTRY_FILE,
  type DeployRoot,
} from './root/deploy-root';
export { librariesFile, librariesFolder } from './libraries';
export {
  budgetOf,
  checkOwners,
  findTeam,
  hashOfToken,
  mayRelease,
  ownersSettings,
  parseOwners,
  readOwners,
  type Owners,
  type Releaser,
  type Team,
} from './owners';
export {
  deployRootSettings,
  openDeployRoot,
  readDeployPlace,
  type DeployPlace,
} from './root/open-deploy-root';
export { PREVIEW_KEY, signPreview, verifyPreview, type PreviewedVersion } from './preview-link';
export { prune, unlistedFolders } from './prune';
export {
  advance,
  findVersion,
  halt,
  liveVersion,
  promote,
  refuseHalted,
  release,
  ReleaseError,
  rollback,
  ROLLED_BACK_TO,
  type Change,
} from './releases';
export { createSourceLines, withSource, type SourceLines } from './source-lines';
export { createVersionCopy } from './version-copy';
