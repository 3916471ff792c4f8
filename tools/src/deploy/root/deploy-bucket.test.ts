import { createS3Bucket } from '../../object-store';
import { startS3Server, type S3Server } from '../../object-store/testing/s3-server';
import { createBucketDeployRoot } from './deploy-bucket';

const OPTIONS = { address: 's3://shop/deploy', secret: 'a secret of 32 characters or more' };

let server: S3Server;

beforeEach(async () => {
  server = await startS3Server('shop');
  Object.assign(process.env, server.env);
});

afterEach(() => server.close());

const bucket = () => createS3Bucket(OPTIONS.address);
const root = () => createBucketDeployRoot(bucket(), OPTIONS);
const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['a.js', { 'content-type': 'text/javascript; charset=utf-8' }],
  ['a.js.br', { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' }],
  ['a.css.gz', { 'content-type': 'text/css; charset=utf-8', 'content-encoding': 'gzip' }],
  ['a.woff2', { 'content-type': 'font/woff2' }],
])('a browser gets %s with its media type, and may keep it for ever', async (name, headers) => {
  await root().put(`mf-x/1/browser/${name}`, Buffer.from('one'));
  const put = server.objects.get(`deploy/apps/mf-x/1/browser/${name}`);
  expect(put?.headers).toEqual({ ...headers, 'cache-control': FOR_EVER });
});

test('nothing but browser builds is below apps/, which the public may read', async () => {
  const files = ['server/a.js', 'maps/browser/a.js.map', 'descriptor.json', 'proof/1/report.html'];
  for (const file of files) await root().put(`mf-x/1/${file}`, Buffer.from(file));
  await root().swapRegistry(undefined, '{}');
  await root().replace('recent-addresses.json', Buffer.from('[]'));
  await root().readOrCreateSecret('preview-key');
  const expected = [
    ...files.map((file) => `mf-x/1/${file}`),
    'recent-addresses.json',
    'registry.json',
  ];
  expect([...server.objects.keys()].sort()).toEqual(
    expected.map((file) => `deploy/private/${file}`).sort(),
  );
  expect(root().locate('mf-x/1/proof/1/report.html')).toBe(
    's3://shop/deploy/private/mf-x/1/proof/1/report.html',
  );
});

test('caches ask for the registry each time', async () => {
  await root().swapRegistry(undefined, '{}');
  expect(server.objects.get('deploy/private/registry.json')?.headers['cache-control']).toBe(
    'no-cache',
  );
});

test('a change whose confirmation got lost counts as made, and isn’t made twice', async () => {
  const lossy = {
    ...bucket(),
    // What the client returns when its first attempt was carried out and the second one refused.
    put: async (...args: Parameters<ReturnType<typeof bucket>['put']>) => {
      await bucket().put(...args);
      return bucket().put(...args);
    },
  };
  expect(await createBucketDeployRoot(lossy, OPTIONS).swapRegistry(undefined, '{"a":1}')).toBe(
    true,
  );
  const registry = await root().readRegistry();
  expect(await root().swapRegistry('"another"', '{"b":1}')).toBe(false);
  expect(await root().readRegistry()).toEqual(registry);
});

test('with another secret, all keys are others', async () => {
  const other = createBucketDeployRoot(bucket(), { ...OPTIONS, secret: 'another secret, as long' });
  expect(await other.readSecret('preview-key')).not.toEqual(await root().readSecret('preview-key'));
});

test('a bucket that is away is an error', async () => {
  server.isDown = true;
  await expect(root().readRevision()).rejects.toMatchObject({
    $metadata: { httpStatusCode: 503 },
  });
});
