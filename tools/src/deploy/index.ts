export { changeRegistry, readRegistry } from './change-registry';
export { createFolderDeployRoot } from './deploy-folder';
export { ImmutableFileError, type DeployRoot, type Revision } from './deploy-root';
export { librariesFile, librariesFolder } from './libraries';
export { liveVersion, promote, prune, release, ReleaseError, rollback, withdraw } from './releases';
