export { sharedModules } from '../webpack/shared-modules';
export { GUARD_SCRIPT } from '../script-guard';
export { remoteContainer } from './container/container-plugin';
export { readDeclaration, unnamedContainer } from './remote-declaration';
