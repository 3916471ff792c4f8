export { changeRegistry, readRegistry } from './change-registry';
export { createFolderDeployRoot } from './deploy-folder';
export {
  deployTokenSettings,
  findTeam,
  mayRelease,
  parseDeployTokens,
  type DeployTeam,
  type Releaser,
} from './deploy-tokens';
export { DESCRIPTOR, readDescriptor } from './descriptor';
export { ImmutableFileError, type DeployRoot, type Revision } from './deploy-root';
export { librariesFile, librariesFolder } from './libraries';
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
export { readOrCreateSecret } from './secret';
export { createSourceLines, MAPS_FOLDER, withSource, type SourceLines } from './source-lines';
