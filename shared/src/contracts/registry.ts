export { APP_NAME_PATTERN } from './app-name-pattern';
export type {
  IntegrityMap,
  Registry,
  RegistryFragment,
  RegistryRoute,
  RemoteVersion,
  UsedFragment,
} from './registry.schema';

/** Version of the host contract that this code base's shell offers and its remotes are built for. */
export const HOST_CONTRACT = '1.7.0';

/**
 * True when who offers one version of a contract can serve who needs another: a shell a remote by the host
 * contract, a remote a page by that of a fragment. Within a major version things are only added.
 */
export function offersContract(offered: string, needed: string): boolean {
  const [major, minor = 0, patch = 0] = offered.split('.').map(Number);
  const [neededMajor, neededMinor = 0, neededPatch = 0] = needed.split('.').map(Number);
  const isNewEnough = minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
  return major === neededMajor && isNewEnough;
}

/** Global function through which a build's runtime passes every script element it makes. */
export const SCRIPT_GUARD = '__storefrontGuardScript';

/** The registry's name for the shell itself. */
export const SHELL = 'shell';

/**
 * The name under which a version's code lives in the browser and on the server: an identifier, and
 * another one for each version, so that two versions never share a global or a chunk.
 */
export function containerName(name: string, version: string): string {
  return `${name}@${version}`.replace(/\W/g, '_');
}

/** `schema` of the registry document. */
export const REGISTRY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
