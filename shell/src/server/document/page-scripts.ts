import { currentLanguage } from '@storefront/host/messages';
import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';

/** A script of a version, with its `integrity`; the hash is undefined if it is served from source. */
export interface HashedScript {
  url: string;
  hash: string | undefined;
}

/** A remote's page, with the version that it was rendered with; undefined when the browser renders it. */
export interface PageVersion {
  remote: string;
  routeId: string;
  version: string | undefined;
}

/** The scripts of a remote's page. */
export interface PageScripts {
  /** The remote's entry. */
  entry: HashedScript;
  /** What the entry loads for this page. */
  chunks: HashedScript[];
}

/** The scripts of a remote's page; undefined if the registry doesn't have its version. */
export function scriptsOfPage(
  { microFrontends }: Registry,
  { remote, routeId, version }: PageVersion,
): PageScripts | undefined {
  const versions = microFrontends[remote] ?? [];
  const used = version
    ? versions.find(({ metadata }) => metadata.version === version)
    : versions.at(0);
  if (!used) return undefined;
  return scriptsOf(
    used,
    used.extras.routes.find(({ id }) => id === routeId),
  );
}

/**
 * The scripts of a fragment that starts at once; undefined for one that starts later, and fetches them then.
 */
export function scriptsOfFragment(
  { microFrontends }: Registry,
  { remote, name, version }: { remote: string; name: string; version: string },
): PageScripts | undefined {
  const used = microFrontends[remote]?.find(({ metadata }) => metadata.version === version);
  const fragment = used?.extras.fragments?.find((one) => one.name === name);
  return used && fragment?.start === 'load' ? scriptsOf(used, fragment) : undefined;
}

function scriptsOf(version: RemoteVersion, part: { scripts?: string[] } = {}): PageScripts {
  return {
    entry: scriptOf(version, entryFile(version)),
    chunks: [
      ...(part.scripts ?? []).map((file) => scriptOf(version, file)),
      ...messagesOf(version, currentLanguage()),
    ],
  };
}

/** The scripts of a version's translations into a language. */
export function messagesOf(version: RemoteVersion, language: string): HashedScript[] {
  return (version.extras.messages?.[language] ?? []).map((file) => scriptOf(version, file));
}

/** The script of a version's libraries; undefined if its entry contains them. */
export function librariesOf({ extras }: RemoteVersion): HashedScript | undefined {
  return extras.libraries && { url: extras.libraries.url, hash: extras.libraries.integrity };
}

/** The name of a version's browser entry. */
export function entryFile({ url }: RemoteVersion): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** A script in the folder of a version. */
export function scriptOf({ url, metadata }: RemoteVersion, file: string): HashedScript {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return { url: folder + file, hash: metadata.integrity?.[file] };
}
