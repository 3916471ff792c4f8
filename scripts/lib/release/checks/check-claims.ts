import { SHELL, type RemoteVersion } from '@storefront/host/contracts/registry';
import { checkOwners, type Owners } from '@storefront/tools/deploy';
import { checkContract } from './check-contract';
import { checkLibraries } from './check-libraries';
import { checkOwnership } from './check-ownership';
import { checkFragments } from './fragments/check-fragments';
import { checkProps, type Registries } from './fragments/check-props';

/** A published version that visitors may get next. */
export interface Candidate {
  app: string;
  version: RemoteVersion;
}

/** What a version claims of others, and needs but doesn't get from them, in sentences. */
export function checkClaims(
  registries: Registries,
  owners: Owners,
  { app, version }: Candidate,
): string[] {
  const { proposed } = registries;
  return [
    ...(app === SHELL ? [] : checkOwnership(proposed, app, version)),
    ...checkOwners(owners, app, version),
    ...checkContract(proposed, app, version),
    ...checkLibraries(proposed, app, version),
    ...checkFragments(proposed, app, version),
    ...checkProps(registries, app, version),
  ];
}
