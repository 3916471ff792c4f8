import { HOST_CONTRACT, type RemoteVersion } from '@storefront/host/contracts/registry';

const [MAJOR = 1, MINOR = 0] = HOST_CONTRACT.split('.').map(Number);

/** The host contract one minor version back. */
export const EARLIER_CONTRACT = `${MAJOR}.${Math.max(MINOR - 1, 0)}.0`;

/** A host contract that no shell offers yet. */
export const LATER_CONTRACT = `${MAJOR}.${MINOR + 1}.0`;

/** A version as if it were built for another host contract. */
export function requiringHostContract(version: RemoteVersion, hostContract: string): RemoteVersion {
  return { ...version, extras: { ...version.extras, hostContract } };
}
