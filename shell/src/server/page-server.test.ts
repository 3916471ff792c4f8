import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@storefront/tools/integrity';
import { IntegrityError, readVerifiedCode } from './verified-code';
import { createRegistryFileSource } from './registry-source';
import { readConfig } from './config';
import { remoteVersion } from '../remotes/testing/remote-version';

const SILENT = { warn: () => undefined, error: () => undefined };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-server-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function registryText(version: string): string {
  return JSON.stringify({ schema: '', microFrontends: { 'mf-x': [remoteVersion({ version })] } });
}

describe('the registry', () => {
  test('is read again when its file has changed', async () => {
    const file = path.join(folder, 'registry.json');
    await writeFile(file, registryText('1.0.0'));
    const source = createRegistryFileSource(file, SILENT);
    await source.current();
    await writeFile(file, registryText('1.10.0'));
    const { microFrontends } = await source.current();
    expect(microFrontends['mf-x']?.[0]?.metadata.version).toBe('1.10.0');
  });

  test('stays the last valid one when its file is invalid', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = path.join(folder, 'registry.json');
    await writeFile(file, registryText('1.0.0'));
    const source = createRegistryFileSource(file, SILENT);
    const good = await source.current();
    await writeFile(file, '{"microFrontends": ');
    await expect(source.current()).resolves.toBe(good);
  });

  test('is an error that names the file when there is none', async () => {
    const file = path.join(folder, 'registry.json');
    await expect(createRegistryFileSource(file, SILENT).current()).rejects.toThrow(file);
  });
});

describe('a server build', () => {
  test('is read when its hash is the registry’s', async () => {
    const code = 'module.exports = { value: 42 };';
    await mkdir(path.join(folder, 'mf-x'));
    await writeFile(path.join(folder, 'mf-x/entry.js'), code);
    const read = await readVerifiedCode(folder, 'mf-x/entry.js', integrityOf(code));
    expect(read.toString()).toBe(code);
  });

  test('is refused when its hash differs', async () => {
    await writeFile(path.join(folder, 'entry.js'), 'module.exports = {};');
    await expect(readVerifiedCode(folder, 'entry.js', integrityOf('other'))).rejects.toThrow(
      IntegrityError,
    );
  });
});

describe('the settings', () => {
  test('accept the API’s address with or without its prefix', () => {
    expect(readConfig({ API_URL: 'https://api.shop.example/' }).apiUrl).toBe(
      'https://api.shop.example/api/v1',
    );
    expect(readConfig({ API_URL: 'https://api.shop.example/api/v1' }).apiUrl).toBe(
      'https://api.shop.example/api/v1',
    );
  });

  test('name the setting that is invalid', () => {
    expect(() => readConfig({ HTML_CACHE_SECONDS: 'soon' })).toThrow(
      'HTML_CACHE_SECONDS must be a whole number from 0 to 31536000, not "soon".',
    );
    expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow(
      'TRUST_PROXY must be true or false, not "yes".',
    );
  });
});
