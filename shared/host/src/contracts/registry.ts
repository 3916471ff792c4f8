export { APP_NAME_PATTERN } from './app-name-pattern';
export type {
  HistoryEntry,
  IntegrityMap,
  Registry,
  RegistryFragment,
  RegistryRoute,
  RemoteVersion,
  Rollout,
  UsedFragment,
} from './registry.schema';

/** The version of the host contract that the shell of this code base offers and its remotes are built for. */
export const HOST_CONTRACT = '1.11.0';

/**
 * True when the offered version of a contract satisfies the needed one: the same major version, and not
 * older. Used for the host contract (a shell offers, a remote needs) and for fragments (a remote offers, a
 * page needs).
 */
export function offersContract(offered: string, needed: string): boolean {
  const [major, minor = 0, patch = 0] = offered.split('.').map(Number);
  const [neededMajor, neededMinor = 0, neededPatch = 0] = needed.split('.').map(Number);
  const isNewEnough = minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
  return major === neededMajor && isNewEnough;
}

/** The name of the global function that gets every script element that a build's runtime creates. */
export const SCRIPT_GUARD = '__storefrontGuardScript';

/** The version of everything that a development server serves from source. */
export const SOURCE_VERSION = 'source';

/** The registry's name for the shell itself. */
export const SHELL = 'shell';

/**
 * The name of a version's code in the browser and on the server: an identifier that differs for each version,
 * so that two versions never share a global or a chunk.
 */
export function containerName(name: string, version: string): string {
  return `${name}@${version}`.replace(/\W/g, '_');
}

/** `schema` of the registry document. */
export const REGISTRY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
