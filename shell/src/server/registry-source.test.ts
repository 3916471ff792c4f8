import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryFileSource } from './registry-source';

const SILENT = { warn: () => undefined, error: () => undefined };

const REGISTRY = { schema: 'a schema', microFrontends: {} };

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  file = path.join(folder, 'registry.json');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test.each([
  ['missing', () => rm(file)],
  ['half-written', () => writeFile(file, JSON.stringify(REGISTRY).slice(0, 20))],
])('a server that starts while the registry is %s uses the last valid one', async (_, damage) => {
  await writeFile(file, JSON.stringify(REGISTRY));
  await createRegistryFileSource(file, SILENT).current();
  await damage();

  const started = createRegistryFileSource(file, SILENT);
  await expect(started.current()).resolves.toEqual(REGISTRY);
  await expect(started.check()).rejects.toThrow();

  const next = { ...REGISTRY, schema: 'the next schema' };
  await writeFile(file, JSON.stringify(next));
  await expect(started.current()).resolves.toEqual(next);
});

test('without any valid registry, the error names the file', async () => {
  await expect(createRegistryFileSource(file, SILENT).current()).rejects.toThrow(
    `No usable registry at ${file}.`,
  );
});
