import { HttpError } from '@storefront/host';
import { lazyLoader } from './lazy-loader';

afterEach(() => jest.restoreAllMocks());

const broken = new Error('Loading chunk 7 failed.');

const failing = lazyLoader((): Promise<() => Promise<string>> => Promise.reject(broken));

test('passes its arguments on to the loader', async () => {
  const load = lazyLoader(() => Promise.resolve((id: string) => Promise.resolve(`Product ${id}`)));
  await expect(load('p1')).resolves.toBe('Product p1');
});

test('fails as a call of the API does while the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failure: unknown = await failing({}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ noResponse: true, cause: broken });
});

test('fails with the error of a script that is broken', async () => {
  await expect(failing({})).rejects.toBe(broken);
});
