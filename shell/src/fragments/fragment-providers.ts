import {
  offersContract,
  type RegistryFragment,
  type RemoteVersion,
  type UsedFragment,
} from '@storefront/host/contracts/registry';
import type { RegisteredRemote } from '../remotes/registered-remotes';

/** Who provides a fragment to a page. */
export interface FragmentProvider {
  /** With only those versions that provide it under a contract compatible with the page. */
  remote: RegisteredRemote;
  /** As the first of these versions provides it. */
  fragment: RegistryFragment;
}

/** Finds who provides a fragment by the contract that a page was built for; undefined if no remote does. */
export function findProvider(
  remotes: RegisteredRemote[],
  used: UsedFragment,
): FragmentProvider | undefined {
  for (const { name, versions } of remotes) {
    const [first, ...rest] = versions.filter((version) => providedBy(version, used));
    const fragment = first && providedBy(first, used);
    if (fragment) return { remote: { name, versions: [first, ...rest] }, fragment };
  }
  return undefined;
}

function providedBy({ extras }: RemoteVersion, { name, contract }: UsedFragment) {
  return extras.fragments?.find(
    (fragment) => fragment.name === name && offersContract(fragment.contract, contract),
  );
}

/** The same for a fragment with the same props, on the server and in the browser. */
export function fragmentKey(name: string, props: object): string {
  return `${name} ${JSON.stringify(Object.entries(props).sort())}`;
}

/** The prefix of a fragment's ids: unique on the page, and the same in the server's HTML. */
export function idPrefix(name: string, props: object): string {
  let hash = 0;
  for (const character of fragmentKey(name, props)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return `f${(hash >>> 0).toString(36)}`;
}
