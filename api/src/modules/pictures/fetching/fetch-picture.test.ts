import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PictureServer, startPictureServer } from '../testing/picture-server';
import { type FetchOptions, fetchPicture } from './fetch-picture';

let server: PictureServer;
let folder: string;
beforeAll(async () => {
  server = await startPictureServer();
  folder = await mkdtemp(path.join(tmpdir(), 'fetch-picture-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const OPTIONS: FetchOptions = {
  hosts: ['*'],
  allowsLoopback: true,
  bytesMax: 1_000,
  timeLimit: 5_000,
  silenceLimit: 5_000,
};

const CONTENT = Buffer.from('a picture');

async function fetched(address: string, options: Partial<FetchOptions> = {}): Promise<Buffer> {
  const file = path.join(folder, 'incoming');
  await fetchPicture(address, file, { ...OPTIONS, ...options }, new AbortController().signal);
  return readFile(file);
}

const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

test('a picture is fetched, also by redirects', async () => {
  server.responses.set('/a.jpg', CONTENT);
  server.responses.set('/moved.jpg', redirect('/a.jpg'));
  server.responses.set('/host.jpg', redirect(server.url('/moved.jpg', 'localhost')));
  expect(await fetched(server.url('/a.jpg'))).toEqual(CONTENT);
  expect(await fetched(server.url('/host.jpg'))).toEqual(CONTENT);
});

test('more than three redirects aren’t followed', async () => {
  server.responses.set('/loop.jpg', redirect('/loop.jpg'));
  server.calls.length = 0;
  await expect(fetched(server.url('/loop.jpg'))).rejects.toMatchObject({
    message: 'It is redirected more than 3 times.',
    failure: 'doubtful',
  });
  expect(server.calls).toHaveLength(4);
});

test.each([
  ['http://169.254.169.254/latest/meta-data/', '169.254.169.254 isn’t an address of the public'],
  ['http://[fd00::1]/a.jpg', '[fd00::1] isn’t an address of the public internet.'],
  ['http://[::ffff:10.0.0.1]/a.jpg', 'isn’t an address of the public internet.'],
  ['file:///etc/passwd', 'Only http and https are allowed, not file:'],
])('a redirect to %s is refused', async (location, reason) => {
  server.responses.set('/redirected.jpg', redirect(location));
  const fetching = fetched(server.url('/redirected.jpg'));
  await expect(fetching).rejects.toMatchObject({ failure: 'final' });
  await expect(fetching).rejects.toThrow(reason);
});

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://0x7f.1',
  'http://[::1]',
  'http://10.0.0.1',
])('%s is refused before it is connected to', async (origin) => {
  server.calls.length = 0;
  const { port } = new URL(server.url('/'));
  const fetching = fetched(`${origin}:${port}/a.jpg`, { allowsLoopback: false });
  await expect(fetching).rejects.toMatchObject({ failure: 'final' });
  await expect(fetching).rejects.toThrow('isn’t an address of the public internet.');
  expect(server.calls).toEqual([]);
});

test('only hosts of the list are called, and redirects lead to no others', async () => {
  server.responses.set('/a.jpg', CONTENT);
  server.responses.set('/elsewhere.jpg', redirect(server.url('/a.jpg', 'localhost')));
  const options = { hosts: ['127.0.0.1', 'cdn.example'] };
  expect(await fetched(server.url('/a.jpg'), options)).toEqual(CONTENT);
  for (const address of [server.url('/a.jpg', 'localhost'), server.url('/elsewhere.jpg')]) {
    await expect(fetched(address, options)).rejects.toMatchObject({
      message: 'PICTURE_HOSTS doesn’t allow the host localhost.',
      failure: 'final',
    });
  }
});

test('a file of too many bytes is refused, announced or not', async () => {
  server.responses.set('/announced.jpg', Buffer.alloc(1_001));
  server.responses.set('/endless.jpg', (_, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(600)), 5);
    response.on('close', () => clearInterval(timer));
  });
  for (const name of ['/announced.jpg', '/endless.jpg']) {
    await expect(fetched(server.url(name))).rejects.toMatchObject({
      message: 'Its file has more than 1000 bytes.',
      failure: 'final',
    });
  }
});

test.each([
  [404, 'doubtful'],
  [403, 'doubtful'],
  [429, 'passing'],
  [503, 'passing'],
])('a response with %d is %s', async (status, failure) => {
  server.responses.set('/status.jpg', (_, response) => response.writeHead(status).end());
  await expect(fetched(server.url('/status.jpg'))).rejects.toMatchObject({
    message: `The host responds with ${status}.`,
    failure,
  });
});

test('a host that is silent, slow or gone is tried again', async () => {
  server.responses.set('/silent.jpg', () => undefined);
  server.responses.set('/slow.jpg', (_, response) => {
    const timer = setInterval(() => response.write('.'), 5);
    response.on('close', () => clearInterval(timer));
  });
  server.responses.set('/cut.jpg', (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('part');
    setTimeout(() => response.destroy(), 20);
  });
  const attempts: [string, Partial<FetchOptions>, string][] = [
    [server.url('/silent.jpg'), { silenceLimit: 50 }, 'The host was silent for 50 ms.'],
    [server.url('/slow.jpg'), { timeLimit: 100 }, 'The host took longer than 100 ms.'],
    [server.url('/cut.jpg'), {}, 'The host can’t be reached: ECONNRESET.'],
    ['http://127.0.0.1:1/a.jpg', {}, 'The host can’t be reached: ECONNREFUSED.'],
  ];
  for (const [address, options, message] of attempts) {
    await expect(fetched(address, options)).rejects.toMatchObject({ message, failure: 'passing' });
  }
});
