import {
  offersContract,
  type RegistryFragment,
  type RemoteVersion,
  type UsedFragment,
} from '@storefront/shared/contracts/registry';
import type { RegisteredRemote } from '../remotes/registered-remotes';

/** Who provides a fragment to a page. */
export interface FragmentProvider {
  /** With the versions alone that provide it by a contract which the page fits. */
  remote: RegisteredRemote;
  /** As the first of these versions provides it. */
  fragment: RegistryFragment;
}

/** Finds who provides a fragment by the contract that a page was built for; undefined where nobody does. */
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

/** Equal for a fragment with the same props, on the server and in the browser. */
export function fragmentKey(name: string, props: object): string {
  return `${name} ${JSON.stringify(Object.entries(props).sort())}`;
}

/** What the ids of a fragment begin with: they are the same in the server's HTML, and no other's on the page. */
export function idPrefix(name: string, props: object): string {
  let hash = 0;
  for (const character of fragmentKey(name, props)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return `f${(hash >>> 0).toString(36)}`;
}
