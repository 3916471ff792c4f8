import {
  offersContract,
  SHELL,
  type Registry,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import { entryFile } from './page-scripts';

/** The first host contract whose shells read the hashes of chunks from remotes' entries. */
const HASHES_IN_ENTRIES = '1.5.0';

/**
 * What the browser needs of the registry: without the shell, which it is already running, without what only
 * the page server and other tools read, and without the hashes that remotes' entries contain, unless a shell that a visitor
 * may get reads them from the registry.
 */
export function registryForBrowser({ microFrontends }: Registry): Registry {
  const { [SHELL]: shells = [], ...remotes } = microFrontends;
  const readsEntryHashes = shells.every(({ extras }) =>
    offersContract(extras.hostContract, HASHES_IN_ENTRIES),
  );
  const forBrowser = Object.entries(remotes).map(([name, versions]) => [
    name,
    versions.map((version) => versionForBrowser(version, readsEntryHashes)),
  ]);
  return {
    schema: '',
    microFrontends: Object.fromEntries(forBrowser) as Registry['microFrontends'],
  };
}

function versionForBrowser(version: RemoteVersion, readsEntryHashes: boolean): RemoteVersion {
  const { metadata, extras } = version;
  const { hostContract, entryHasHashes = false, selfContained, messages } = extras;
  const routes = extras.routes.map(({ id, path, access, layout, fragments }) => ({
    id,
    path,
    access,
    layout,
    ...(fragments && { fragments: fragments.map(({ name, contract }) => ({ name, contract })) }),
  }));
  const fragments = extras.fragments?.map(({ name, contract, space, start }) => ({
    name,
    contract,
    space,
    start,
  }));
  return {
    ...version,
    metadata: readsEntryHashes && entryHasHashes ? withEntryHash(version) : metadata,
    extras: {
      routes,
      hostContract,
      ...(selfContained && { selfContained }),
      ...(messages && { messages }),
      ...(fragments?.length && { fragments }),
    },
  };
}

function withEntryHash(version: RemoteVersion): RemoteVersion['metadata'] {
  const entry = entryFile(version);
  const hash = version.metadata.integrity?.[entry];
  return { ...version.metadata, integrity: hash === undefined ? {} : { [entry]: hash } };
}
