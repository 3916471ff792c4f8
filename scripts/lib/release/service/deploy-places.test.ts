import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DeployPlace } from '@storefront/tools/deploy';
import { startS3Server, type S3Server } from '@storefront/tools/object-store/testing';
import { CATALOGUE_TOKEN, serveDeploys, type ServedDeploys } from './testing/serve-deploys';
import { writeVersion } from './testing/write-version';

const FORCED = { force: 'tried' };
const BUCKET = { address: 's3://shop/deploy', secret: 'a secret of 32 characters or more' };

let folder: string;
let store: S3Server;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploys-'));
  store = await startS3Server('shop');
  Object.assign(process.env, store.env);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe.each<[string, DeployPlace['bucket']]>([
  ['a folder', undefined],
  ['a bucket', BUCKET],
])('where the deploy root is %s', (_, bucket) => {
  let deploys: ServedDeploys;
  beforeEach(async () => {
    deploys = await serveDeploys({ folder: path.join(folder, 'root'), bucket });
  });
  afterEach(() => deploys.close());

  test('a team publishes a version, releases it, follows it with a canary, promotes and rolls back', async () => {
    const { root, service } = deploys;
    const write = (version: string) => writeVersion(folder, { app: 'mf-lookbook', version });
    const first = await service().publish(await write('1.0.0-aaa'));
    expect(first).toEqual({ app: 'mf-lookbook', version: '1.0.0-aaa' });
    expect((await root.list('mf-lookbook/1.0.0-aaa')).sort()).toEqual([
      'browser',
      'descriptor.json',
      'maps',
      'server',
    ]);
    const said: string[] = [];
    const say = (message: string) => said.push(message);
    await service().release(first, { ...FORCED, by: 'Asha', commit: 'abc' }, say);
    const [live] = (await service().readRegistry()).microFrontends['mf-lookbook'] ?? [];
    expect(live?.extras.release).toMatchObject({ by: 'Asha (lookbook)', commit: 'abc' });

    const second = await service().publish(await write('1.0.0-bbb'));
    await service().release(second, { ...FORCED, traffic: 10 }, say);
    expect(said.join('\n')).toMatch(/1\.0\.0-bbb\s+canary\s+10 %/);
    expect(await service().promote('mf-lookbook')).toMatch(/1\.0\.0-bbb\s+live/);
    expect(await service().rollback('mf-lookbook', 'Asha')).toMatch(/1\.0\.0-aaa\s+live/);
  });

  test('a team saves the report of its version’s proof, and no other team reads it', async () => {
    const { root, service } = deploys;
    const version = { app: 'mf-lookbook', version: '1.0.0-aaa' };
    const files = { 'report.html': 'the page', '1-390-live.jpg': 'a picture', 'x.json': 'no part' };
    for (const [file, text] of Object.entries(files)) {
      await root.put(`mf-lookbook/1.0.0-aaa/proof/20260301/${file}`, Buffer.from(text));
    }
    const target = path.join(folder, 'team/proof');
    const page = await service().saveReport(version, '20260301', target);
    expect(await readFile(page, 'utf8')).toBe('the page');
    expect(await readFile(path.join(target, '1-390-live.jpg'), 'utf8')).toBe('a picture');
    expect((await readdir(target)).sort()).toEqual(['1-390-live.jpg', 'report.html']);

    await expect(service().saveReport(version, '20260302', target)).rejects.toThrow(
      'mf-lookbook 1.0.0-aaa has no report 20260302.',
    );
    await expect(service(CATALOGUE_TOKEN).saveReport(version, '20260301', target)).rejects.toThrow(
      'catalogue may not release mf-lookbook.',
    );
  });
});
