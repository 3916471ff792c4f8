import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { inParallel } from '../../in-parallel';
import type { Bucket, FoundObject, PutOptions } from '../../object-store';
import {
  ImmutableFileError,
  isBrowserFile,
  REGISTRY_FILE,
  type DeployRoot,
  type Revision,
} from './deploy-root';

/**
 * What the keys of browsers' files begin with, and those of all others. A store's rules open a prefix to the public;
 * a `*` in the middle of one would match slashes too, and with them source maps.
 */
const [PUBLIC, PRIVATE] = ['apps/', 'private/'];

/** Objects that are deleted at a time. */
const PARALLEL = 16;

/** How long browsers and caches may keep a published file: for ever, as `Cache-Control` has it. */
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** Caches ask each time whether it has changed. */
const ALWAYS_ASKED_FOR = 'no-cache';

const ENCODINGS: Partial<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** The media types of the files that builds have. */
const TYPES: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface BucketOptions {
  /** The bucket's address, for people: `s3://bucket/folder`. */
  address: string;
  /** What the deploy root's secrets are derived from: in the bucket they would lie beside public files. */
  secret: string;
}

/**
 * A deploy root in a bucket, whose store must support conditional writes (`If-Match`, `If-None-Match`). Its
 * functions throw the errors of the store when that can't be reached or refuses a call.
 */
export function createBucketDeployRoot(
  bucket: Bucket,
  { address, secret }: BucketOptions,
): DeployRoot {
  const registryKey = keyOf(REGISTRY_FILE);

  async function read(name: string): Promise<Buffer | undefined> {
    return (await bucket.read(keyOf(name)))?.bytes;
  }

  /** The objects of a folder, with their paths in it. */
  async function objectsIn(folder: string): Promise<(FoundObject & { inFolder: string })[]> {
    const prefixes = [PUBLIC, PRIVATE].map((prefix) => `${prefix}${folder}/`);
    const found = await Promise.all(
      prefixes.map(async (prefix) =>
        (await bucket.list(prefix)).map((one) => ({
          ...one,
          inFolder: one.key.slice(prefix.length),
        })),
      ),
    );
    return found.flat();
  }

  async function readRegistry(): Promise<Revision | undefined> {
    const found = await bucket.read(registryKey);
    return found && { text: found.bytes.toString(), revision: found.etag };
  }

  const deriveSecret = (name: string) =>
    Promise.resolve(Buffer.from(hkdfSync('sha256', secret, '', `storefront ${name}`, 32)));

  return {
    async put(name, bytes) {
      if (await bucket.put(keyOf(name), bytes, { ...headersOf(name), onlyIf: null })) return;
      const known = await read(name);
      if (!known)
        throw new Error(`${name} is just being published or removed by somebody else. Try again.`);
      if (!bytes.equals(known)) throw new ImmutableFileError(name);
    },
    async replace(name, bytes) {
      await bucket.put(keyOf(name), bytes, { cacheControl: ALWAYS_ASKED_FOR });
    },
    read,
    async list(folder) {
      const names = (await objectsIn(folder)).map(
        ({ inFolder }) => inFolder.split('/', 1)[0] ?? '',
      );
      return [...new Set(names)].sort();
    },
    async changedAt(folder) {
      const times = (await objectsIn(folder)).map(({ putAt }) => putAt.getTime());
      return times.length === 0 ? undefined : new Date(Math.max(...times));
    },
    async remove(folder) {
      const found = await objectsIn(folder);
      const keysOf = (isDescriptor: boolean) =>
        found.filter((one) => !one.inFolder.includes('/') === isDescriptor).map(({ key }) => key);
      // A version whose removal is interrupted has no descriptor any more, so it is published anew completely.
      await inParallel(keysOf(true), PARALLEL, bucket.delete);
      await inParallel(keysOf(false), PARALLEL, bucket.delete);
    },
    locate: (name) => `${address}/${keyOf(name)}`,
    readRegistry,
    readRevision: async () => (await bucket.find(registryKey))?.etag,
    async swapRegistry(revision, text) {
      const options = { type: 'application/json', cacheControl: ALWAYS_ASKED_FOR };
      const onlyIf = revision ?? null;
      if (await bucket.put(registryKey, Buffer.from(text), { ...options, onlyIf })) return true;
      // A write whose answer was lost is sent again by the client, and is then refused because of itself.
      return (await readRegistry())?.text === text;
    },
    readSecret: deriveSecret,
    readOrCreateSecret: deriveSecret,
  };
}

function keyOf(name: string): string {
  return (isBrowserFile(name) ? PUBLIC : PRIVATE) + name;
}

/** What browsers get beside a file. A compressed one is for a CDN that chooses it in place of the plain file. */
function headersOf(name: string): PutOptions {
  if (!isBrowserFile(name)) return {};
  const encoding = ENCODINGS[path.extname(name)];
  const plain = encoding === undefined ? name : name.slice(0, -path.extname(name).length);
  const type = TYPES[path.extname(plain)] ?? 'application/octet-stream';
  return { type, cacheControl: KEPT_FOR_EVER, ...(encoding !== undefined && { encoding }) };
}
