import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Bucket, FoundObject, PutOptions } from './bucket';
import { parseBucketAddress } from './bucket-address';

/** In milliseconds; each of the attempts has as long. */
const TIME_LIMITS = { connectionTimeout: 2_000, requestTimeout: 10_000, socketTimeout: 10_000 };
const ATTEMPTS_MAX = 3;

/** In statuses of HTTP: what a store answers where a condition doesn't hold, or where another change is under way. */
const [PRECONDITION_FAILED, CONFLICT, NOT_FOUND] = [412, 409, 404];

/**
 * A bucket of S3, or of a store with the same interface, or the part of one that an address such as
 * `s3://bucket/folder` names. The key, region and endpoint come from where all programs of AWS look for them, such as the
 * variables `AWS_ACCESS_KEY_ID`, `AWS_REGION` and `AWS_ENDPOINT_URL_S3`. Its functions throw the errors of the client when the store can't be reached
 * or refuses a call.
 */
export function createS3Bucket(address: string): Bucket {
  const { bucket, folder } = parseBucketAddress(address);
  const inBucket = (key: string) => ({ Bucket: bucket, Key: folder + key });
  const sdk = lazily(async () => {
    // Loading it takes a while, and a shop that keeps everything in folders never needs it.
    const commands = await import('@aws-sdk/client-s3');
    return { commands, client: new commands.S3Client(clientConfig()) };
  });

  async function put(key: string, bytes: Uint8Array, options: PutOptions = {}): Promise<boolean> {
    if (await tryToPut(key, bytes, options)) return true;
    const { onlyIf } = options;
    if (typeof onlyIf !== 'string' || (await find(key))?.etag !== onlyIf) return false;
    // Ceph's gateway (seen with 16.2) compares what it is sent with the ETag without its quotes.
    return tryToPut(key, bytes, { ...options, onlyIf: onlyIf.replaceAll('"', '') });
  }

  async function tryToPut(key: string, bytes: Uint8Array, options: PutOptions): Promise<boolean> {
    const { commands, client } = await sdk();
    const { type, encoding, cacheControl, onlyIf } = options;
    const command = new commands.PutObjectCommand({
      ...inBucket(key),
      Body: bytes,
      ContentType: type,
      ContentEncoding: encoding,
      CacheControl: cacheControl,
      ...(typeof onlyIf === 'string' && { IfMatch: onlyIf }),
      ...(onlyIf === null && { IfNoneMatch: '*' }),
    });
    // A store answers 404 where an object that must have an ETag is gone.
    const refusals = onlyIf === undefined ? [] : [PRECONDITION_FAILED, CONFLICT, NOT_FOUND];
    return (await unlessStatus(refusals, client.send(command))) !== undefined;
  }

  async function read(key: string): Promise<{ bytes: Buffer; etag: string } | undefined> {
    const { commands, client } = await sdk();
    const reading = client.send(new commands.GetObjectCommand(inBucket(key)));
    const found = await unlessStatus([NOT_FOUND], reading);
    if (!found) return undefined;
    const bytes = await found.Body?.transformToByteArray();
    return { bytes: Buffer.from(bytes ?? []), etag: found.ETag ?? '' };
  }

  async function find(key: string): Promise<FoundObject | undefined> {
    const { commands, client } = await sdk();
    const finding = client.send(new commands.HeadObjectCommand(inBucket(key)));
    const found = await unlessStatus([NOT_FOUND], finding);
    return found && { key, etag: found.ETag ?? '', putAt: found.LastModified ?? new Date(0) };
  }

  async function list(prefix: string): Promise<FoundObject[]> {
    const { commands, client } = await sdk();
    const pages = commands.paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: folder + prefix },
    );
    const found: FoundObject[] = [];
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', ETag = '', LastModified } of Contents) {
        const key = Key.slice(folder.length);
        found.push({ key, etag: ETag, putAt: LastModified ?? new Date(0) });
      }
    }
    return found;
  }

  async function deleteObject(key: string): Promise<void> {
    const { commands, client } = await sdk();
    await client.send(new commands.DeleteObjectCommand(inBucket(key)));
  }

  return { put, read, find, list, delete: deleteObject };
}

function clientConfig(): S3ClientConfig {
  const isOfAmazon = !process.env.AWS_ENDPOINT_URL_S3 && !process.env.AWS_ENDPOINT_URL;
  return {
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: TIME_LIMITS,
    // Stores with the same interface have neither a host name for each bucket, nor always the newer checksums.
    forcePathStyle: !isOfAmazon,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}

/** What a call returns, or undefined if the store refused it with one of the statuses. */
async function unlessStatus<Result>(
  statuses: number[],
  calling: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await calling;
  } catch (error) {
    if (statuses.includes(statusOf(error)) && nameOf(error) !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

function statusOf(error: unknown): number {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? 0;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Calls `create` at the first use; one that fails is called again. */
function lazily<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let creating: Promise<Value> | undefined;
  return () => {
    creating ??= create().catch((error: unknown) => {
      creating = undefined;
      throw error;
    });
    return creating;
  };
}
