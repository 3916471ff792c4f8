import fastify, { type FastifyInstance } from 'fastify';
import { browserFileRoutes } from './browser-files.routes';

// It is an ES module; what it serves from the disk is for browser tests.
jest.mock('@fastify/static', () => (app: FastifyInstance, _options: unknown, done: () => void) => {
  app.get('/*', () => 'from the disk');
  done();
});

let app: FastifyInstance;
const fetchFolder = jest.fn();

beforeEach(async () => {
  fetchFolder.mockReset().mockResolvedValue(undefined);
  app = fastify();
  await app.register(browserFileRoutes, { deployRoot: '', copy: { fetchFolder } });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const get = (path: string) => fetch(app.listeningOrigin + path);

test.each(['mf-x/1.0.0-ab', 'shell/libraries-12ab'])(
  'the files of %s are sent from the disk, once they were fetched to it',
  async (folder) => {
    const response = await get(`/apps/${folder}/browser/a.js?x=1`);
    expect(fetchFolder).toHaveBeenCalledWith(folder);
    expect(await response.text()).toBe('from the disk');
  },
);

test('while they can’t be fetched, browsers are told to try again, and nothing is kept', async () => {
  fetchFolder.mockRejectedValue(new Error('away'));
  const { status, headers } = await get('/apps/mf-x/1.0.0-ab/browser/a.js');
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  '/apps/mf-x/1/server/remoteEntry.js',
  '/apps/mf-x/1/descriptor.json',
  '/apps/mf-x/1/maps/browser/a.js.map',
  '/apps/registry.json',
  '/apps/mf-x/..%2f..%2fother/browser/a.js',
  '/apps/mf-x/%2e%2e/browser/a.js',
  '/apps/../x/1/browser/a.js',
])('nothing is fetched for %s', async (path) => {
  await get(path);
  expect(fetchFolder).not.toHaveBeenCalled();
});
