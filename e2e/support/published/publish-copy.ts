import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RemoteVersion, Rollout } from '@storefront/host/contracts/registry';
import { integrityOf } from '@storefront/tools/integrity';
import type { OwnShop } from '../shop/own-shop';
import { replaceFile } from './replace-file';

/** The end of a version's name: twelve digits of the hash of its content. */
const HASH = /[0-9a-f]{12}$/;

/** The end of the copy's name. */
const COPY_HASH = 'c0de'.repeat(3);

/** The versions of a shop, in a folder of its own. */
type Versions = Pick<OwnShop, 'deployRoot' | 'versionFolder'>;

interface CopyOptions {
  /** True to list the copy alone. */
  isOnly?: boolean;
  /** Changes the server's script too. */
  changeServer?: (script: string) => string;
  /** The percentage of the visitors that get it; with less than 100 it is a canary. */
  share?: number;
  /** How its share grows by itself. */
  rollout?: Rollout;
}

/**
 * Publishes a copy of a remote's live version with changed browser scripts, as a deploy would: the copy is
 * live, and the version that was live stays as the previous one, unless `isOnly`. Returns the copy's version.
 */
export async function publishCopy(
  shop: Versions,
  remote: string,
  change: (script: string) => string,
  { isOnly = false, changeServer = unchanged, share = 100, rollout }: CopyOptions = {},
): Promise<string> {
  const registry = await readRegistry(shop);
  const changes = { browser: change, server: changeServer };
  const { live, copy } = await copyLiveVersion(shop, remote, changes);
  const isCanary = share < 100;
  const previous = { ...live, deployment: { traffic: 100 - share, default: isCanary } };
  const release = { since: new Date().toISOString(), why: 'deployed', ...(rollout && { rollout }) };
  registry.microFrontends[remote] = [
    {
      ...copy,
      deployment: { traffic: share, default: !isCanary },
      extras: { ...copy.extras, release },
    },
    ...(isOnly ? [] : [previous]),
  ];
  await replaceFile(registryFile(shop), JSON.stringify(registry));
  return copy.metadata.version;
}

interface UnlistedCopy {
  /** Changes the scripts of browser and server. */
  change?: (script: string) => string;
  /** Changes the server's alone. */
  server?: (script: string) => string;
  /** New paths of pages, by their ids. */
  paths?: Record<string, string>;
  /** Changes what the descriptor says of pages and fragments. */
  declare?: (extras: RemoteVersion['extras']) => RemoteVersion['extras'];
}

/** Publishes a changed copy of a remote's live version that the registry doesn't list. Returns its version. */
export async function publishUnlisted(
  shop: Versions,
  remote: string,
  { change = unchanged, server = change, paths = {}, declare = (extras) => extras }: UnlistedCopy,
): Promise<string> {
  const { copy } = await copyLiveVersion(shop, remote, { browser: change, server });
  const { version } = copy.metadata;
  const routes = copy.extras.routes.map((one) => ({ ...one, path: paths[one.id] ?? one.path }));
  const descriptor = { ...copy, extras: declare({ ...copy.extras, routes }) };
  const file = path.join(shop.deployRoot, remote, version, DESCRIPTOR);
  await writeFile(file, JSON.stringify(descriptor));
  return version;
}

function registryFile({ deployRoot }: Versions): string {
  return path.join(deployRoot, 'registry.json');
}

async function readRegistry(shop: Versions): Promise<Registry> {
  return JSON.parse(await readFile(registryFile(shop), 'utf8')) as Registry;
}

interface Changes {
  browser: (script: string) => string;
  server?: (script: string) => string;
}

/** Copies the files of a remote's live version under another name, with changed scripts. */
async function copyLiveVersion(
  shop: Versions,
  remote: string,
  { browser, server = (script) => script }: Changes,
): Promise<{ live: RemoteVersion; copy: RemoteVersion }> {
  const live = (await readRegistry(shop)).microFrontends[remote]?.[0];
  if (!live) throw new Error(`The registry has no ${remote}.`);
  const [hash = ''] = HASH.exec(live.metadata.version) ?? [];
  const version = live.metadata.version.replace(hash, COPY_HASH);
  const withCopyHash = (text: string) => text.replaceAll(hash, COPY_HASH);

  const folder = path.join(shop.deployRoot, remote, version);
  await cp(shop.versionFolder(remote), folder, { recursive: true });
  const ofBrowser = await rewriteScripts(path.join(folder, 'browser'), (script) =>
    browser(withCopyHash(script)),
  );
  const ofServer = await rewriteScripts(path.join(folder, 'server'), (script) =>
    server(withCopyHash(script)),
  );

  const copy = JSON.parse(withCopyHash(JSON.stringify(live))) as RemoteVersion;
  return {
    live,
    copy: {
      ...copy,
      metadata: { version, integrity: ofBrowser },
      extras: { ...copy.extras, serverIntegrity: ofServer['remoteEntry.js'] ?? '' },
    },
  };
}

function unchanged(script: string): string {
  return script;
}

const ENTRY = 'remoteEntry.js';

/**
 * Rewrites the scripts of a folder, and removes what was made from them, such as compressed scripts. The entry
 * is the last, because it contains the hashes of the others. Returns the hashes by file name.
 */
async function rewriteScripts(
  folder: string,
  rewrite: (script: string) => string,
): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const scripts = names.filter((name) => name.endsWith('.js'));
  for (const name of names) if (name.includes('.js.')) await rm(path.join(folder, name));

  const hashes: Record<string, string> = {};
  const newHashes = new Map<string, string>();
  for (const name of [...scripts.filter((one) => one !== ENTRY), ENTRY]) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    let rewritten = rewrite(text);
    for (const [before, after] of newHashes) rewritten = rewritten.replace(before, after);
    await writeFile(file, rewritten);
    newHashes.set(digestOf(text), digestOf(rewritten));
    hashes[name] = integrityOf(rewritten);
  }
  return hashes;
}

/** What differs between the hashes of two scripts; an entry contains only that of each. */
function digestOf(script: string): string {
  return integrityOf(script).slice('sha256-'.length, -'='.length);
}
