import { SHELL, type Registry, type RemoteVersion } from '@storefront/host/contracts/registry';
import { checkOwners, type Owners } from '@storefront/tools/deploy';
import { checkContract } from './check-contract';
import { checkFragments } from './check-fragments';
import { checkOwnership } from './check-ownership';

/** A published version that visitors may get next. */
export interface Candidate {
  app: string;
  version: RemoteVersion;
}

/** What a version claims of others, and needs but doesn't get from them, in sentences. */
export function checkClaims(
  registry: Registry,
  owners: Owners,
  { app, version }: Candidate,
): string[] {
  return [
    ...(app === SHELL ? [] : checkOwnership(registry, app, version)),
    ...checkOwners(owners, app, version),
    ...checkContract(registry, app, version),
    ...checkFragments(registry, app, version),
  ];
}
