import { createS3Bucket } from './s3-bucket';
import { startS3Server, type S3Server } from './testing/s3-server';

let server: S3Server;

beforeEach(async () => {
  server = await startS3Server('shop');
  Object.assign(process.env, server.env);
});

afterEach(() => server.close());

const bucket = (address = 's3://shop/pictures') => createS3Bucket(address);
const bytesOf = (text: string) => Buffer.from(text);

test('an object is read as it was put, with its media type and how long it may be kept', async () => {
  const one = bucket();
  const options = { type: 'image/avif', cacheControl: 'public, max-age=60' };
  expect(await one.put('a b/é.avif', bytesOf('one'), options)).toBe(true);
  expect(String((await one.read('a b/é.avif'))?.bytes)).toBe('one');
  expect(server.objects.get('pictures/a b/é.avif')?.headers).toEqual({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=60',
  });
  expect((await one.find('a b/é.avif'))?.putAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('an object that doesn’t exist is neither read nor found, and can be deleted', async () => {
  const one = bucket();
  expect(await one.read('none')).toBeUndefined();
  expect(await one.find('none')).toBeUndefined();
  await one.delete('none');
});

test('of two that create an object, one does', async () => {
  const results = await Promise.all(
    ['one', 'other'].map((text) => bucket().put('registry', bytesOf(text), { onlyIf: null })),
  );
  expect(results.sort()).toEqual([false, true]);
});

test.each([false, true])(
  'an object that has changed meanwhile, or is gone, isn’t replaced, whether the store wants ETags without quotes (%s) or not',
  async (isBare) => {
    server.comparesWithoutQuotes = isBare;
    const one = bucket();
    await one.put('registry', bytesOf('one'));
    const etag = (await one.find('registry'))?.etag ?? '';
    expect(await one.put('registry', bytesOf('two'), { onlyIf: etag })).toBe(true);
    expect(await one.put('registry', bytesOf('three'), { onlyIf: etag })).toBe(false);
    expect(String((await one.read('registry'))?.bytes)).toBe('two');
    await one.delete('registry');
    expect(await one.put('registry', bytesOf('four'), { onlyIf: etag })).toBe(false);
    expect(await one.read('registry')).toBeUndefined();
  },
);

test('all objects of a folder are listed, over several pages, and those of others aren’t', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `x/${name}`);
  for (const name of [...names, 'y/a']) await bucket().put(name, bytesOf(name));
  await bucket('s3://shop').put('x/of the bucket', bytesOf(''));
  expect((await bucket().list('x/')).map(({ key }) => key)).toEqual(names);
});

test('a store that fails is tried again, and in the end its error is thrown', async () => {
  server.isDown = true;
  const reading = bucket().read('a');
  await expect(reading).rejects.toMatchObject({ $metadata: { httpStatusCode: 503, attempts: 3 } });
});

test('a bucket that doesn’t exist is an error, and not an object that is missing', async () => {
  await expect(bucket('s3://another').read('a')).rejects.toThrow('NoSuchBucket');
});

test.each([
  's3://',
  's3://Shop',
  's3://shop//a',
  's3://shop/a b',
  'https://shop/a',
  's3://shop/../a b',
])('%s is refused as the address of a bucket', (address) => {
  expect(() => bucket(address)).toThrow('is no address of a bucket');
});
