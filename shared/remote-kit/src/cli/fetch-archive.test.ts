import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../usage-error';
import { fetchArchive } from './fetch-archive';

let folder: string;
let server: Server;
let origin: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  server = createServer((request, response) => {
    const file = path.join(folder, 'served', path.basename(request.url ?? ''));
    readFile(file).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Serves an archive of files; returns its address. */
async function serve(name: string, files: Record<string, string>): Promise<string> {
  const source = path.join(folder, 'source');
  await mkdir(path.join(folder, 'served'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(source, file)), { recursive: true });
    await writeFile(path.join(source, file), text);
  }
  execFileSync('tar', ['-czf', path.join(folder, 'served', name), '-C', source, '.']);
  return `${origin}/${name}`;
}

const into = () => path.join(folder, 'fetched');

test.each(['descriptor.json', 'remote.json'])(
  'a version is found in an archive by its %s, in whatever folder it is',
  async (marker) => {
    const address = await serve('v.tgz', { [`build/dist/${marker}`]: '{}', 'README.md': '' });
    const found = await fetchArchive(address, into());
    expect(found).toBe(path.join(into(), 'build/dist'));
    expect(await readFile(path.join(found, marker), 'utf8')).toBe('{}');
  },
);

test('an archive without a version, another file and a missing one are refused with the reason', async () => {
  const empty = await serve('empty.tgz', { 'README.md': 'nothing' });
  await expect(fetchArchive(empty, into())).rejects.toThrow('it is no built version');
  await writeFile(path.join(folder, 'served/text.tgz'), 'no archive');
  await expect(fetchArchive(`${origin}/text.tgz`, into())).rejects.toThrow('must be a .tgz');
  const missing = fetchArchive(`${origin}/missing.tgz`, into());
  await expect(missing).rejects.toThrow('responds with 404');
  await expect(missing).rejects.toThrow(UsageError);
});
