import { SHELL } from '@storefront/host/contracts/registry';

/** The app and the version of a script in an error's stack; the libraries' scripts have no version. */
const SCRIPT = /\/apps\/([^/]+)\/(?!libraries-)([^/]+)\/browser\//;

/**
 * Whether an error was thrown by a remote's other version, or by another remote. React keeps the errors of hydration for all
 * roots of a page together, so that one may be told of those of the page around it.
 */
export function isOfOtherRemote(error: unknown, version: string): boolean {
  const [, app, thrownBy] = SCRIPT.exec((error as Partial<Error> | null)?.stack ?? '') ?? [];
  return app !== undefined && app !== SHELL && thrownBy !== version;
}
