import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  bytes: Buffer;
  etag: string;
  headers: Record<string, string>;
  putAt: Date;
}

/** The objects of a bucket by their keys. */
type Objects = Map<string, StoredObject>;

/** A running server, with what tests look at. */
export interface S3Server {
  /** The variables for a client of it. */
  env: Record<string, string>;
  objects: Objects;
  /** Whether each request is answered with 503. */
  isDown: boolean;
  /** Whether ETags are compared without their quotes, as Ceph's gateway does. */
  comparesWithoutQuotes: boolean;
  /** Objects in a page of a list: few, so that tests see how a list continues. */
  listedMax: number;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control'] as const;

/**
 * An object store in memory that speaks S3 over HTTP, with one bucket: objects are put with and without conditions,
 * read, listed by pages and deleted. It has no versions, multipart uploads and access rules, and it doesn't check
 * signatures; but a request without one is refused.
 */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const server = createServer((request, response) => {
    const answering = running.isDown
      ? Promise.resolve(refusal(503, 'SlowDown'))
      : answer(bucket, running, request);
    void answering.then(({ status, headers, body }) => {
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const running: S3Server = {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'a-test',
      AWS_SECRET_ACCESS_KEY: 'secret-of-a-test',
      AWS_REGION: 'ap-south-1',
    },
    objects: new Map(),
    isDown: false,
    comparesWithoutQuotes: false,
    listedMax: 3,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
}

async function answer(bucket: string, server: S3Server, request: IncomingMessage): Promise<Answer> {
  const { objects } = server;
  const { method, headers, url = '/' } = request;
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return refusal(403, 'AccessDenied');
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, named, ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  if (named !== bucket) return refusal(404, 'NoSuchBucket');
  if (searchParams.get('list-type') === '2') return list(server, searchParams);
  if (method === 'PUT') return put(server, key, request);
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  return read(objects.get(key));
}

async function put(
  { objects, comparesWithoutQuotes }: S3Server,
  key: string,
  request: IncomingMessage,
): Promise<Answer> {
  const bytes = await buffer(request);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  const before = objects.get(key);
  if (ifMatch !== undefined && !before) return refusal(404, 'NoSuchKey');
  const etagBefore = comparesWithoutQuotes ? before?.etag.replaceAll('"', '') : before?.etag;
  if (ifMatch !== undefined && etagBefore !== ifMatch) return refusal(412, 'PreconditionFailed');
  if (ifNoneMatch === '*' && before) return refusal(412, 'PreconditionFailed');
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  objects.set(key, { bytes, etag, headers, putAt: new Date() });
  return { status: 200, headers: { etag } };
}

function read(found: StoredObject | undefined): Answer {
  if (!found) return refusal(404, 'NoSuchKey');
  const { bytes, etag, headers, putAt } = found;
  const length = String(bytes.length);
  const modified = putAt.toUTCString();
  return {
    status: 200,
    headers: { ...headers, etag, 'last-modified': modified, 'content-length': length },
    body: bytes,
  };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
function list({ objects, listedMax }: S3Server, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const page = found.slice(0, listedMax);
  const isTruncated = page.length < found.length;
  const contents = page.map(
    ([key, { etag, putAt }]) =>
      `<Contents><Key>${key}</Key><ETag>${etag}</ETag><LastModified>${putAt.toISOString()}</LastModified></Contents>`,
  );
  const last = page.at(-1)?.[0] ?? '';
  const next = isTruncated ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  };
}

function refusal(status: number, code: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  };
}
