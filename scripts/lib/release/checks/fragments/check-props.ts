import {
  offersContract,
  type Registry,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import { versionsOf } from '@storefront/host/contracts/served-versions';
import { propsChanges } from './props-changes';
import {
  providedBy,
  servedVersionsBeside,
  titleOf,
  usesOf,
  type ServedVersion,
} from './served-fragments';
import { staticMismatch } from './static-props';

export interface Registries {
  /** What visitors get today. */
  today: Registry;
  /** What they would get if the checked version were live. */
  proposed: Registry;
}

const KEEP = 'Keep what it took, or give the new fragment another name';

/**
 * Returns the problems of the props of the fragments that a version provides and shows. Props that a page declares must fit
 * the provider's schema. Where only the browser knows them, whatever fitted the schema that is live today must still fit.
 */
export function checkProps(
  { today, proposed }: Registries,
  app: string,
  version: RemoteVersion,
): string[] {
  const live = versionsOf(today, app).filter(({ deployment }) => deployment.default);
  const problems = servedVersionsBeside(app, proposed).flatMap((other) => [
    ...misfits({ provider: version, user: other.version }).map(
      ([name, why]) =>
        `it provides "${name}", but ${titleOf(other)} shows it with props that don't fit: ${why}. ${KEEP}`,
    ),
    ...misfits({ provider: other.version, user: version }).map(
      ([name, why]) =>
        `it shows "${name}" with props that ${titleOf(other)} doesn't take: ${why}. See what it takes (remote-kit types), or deploy ${other.app} first if its next version takes them`,
    ),
    ...live.flatMap((before) => problemsOfChange({ app, version: before }, version, other)),
  ]);
  return [...new Set(problems)];
}

/** The fragments that a version shows with props which another one doesn't take: their names, and why. */
function misfits(versions: { provider: RemoteVersion; user: RemoteVersion }): [string, string][] {
  return usesOf(versions.user).flatMap(({ name, contract, props }) => {
    const fragment = providedBy(versions.provider, name);
    if (!props || !fragment?.props || !offersContract(fragment.contract, contract)) return [];
    const why = staticMismatch(fragment.props, props);
    return why === undefined ? [] : [[name, why]];
  });
}

/** The problems of a version that takes less than the live one, by a contract which says that it doesn't. */
function problemsOfChange(
  live: ServedVersion,
  version: RemoteVersion,
  user: ServedVersion,
): string[] {
  const unknown = usesOf(user.version).filter(({ props }) => props === undefined);
  return unknown.flatMap(({ name }) => {
    const before = providedBy(live.version, name);
    const after = providedBy(version, name);
    if (!before?.props || !after || !offersContract(after.contract, before.contract)) return [];
    const changes = after.props
      ? propsChanges(before.props, after.props)
      : ['it no longer says which props it takes'];
    return changes.map(
      (why) =>
        `it provides "${name}" with other props than ${titleOf(live)}, by which ${titleOf(user)} shows it: ${why}. ${KEEP}`,
    );
  });
}
