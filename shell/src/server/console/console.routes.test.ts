import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import {
  changeRegistry,
  createFolderDeployRoot,
  findVersion,
  liveVersion,
  hashOfToken,
  parseOwners,
  readRegistry,
  release,
} from '@storefront/tools/deploy';
import type { FastifyInstance } from 'fastify';
import { remoteVersion } from '../../remotes/testing/remote-version';
import { createLocalServer } from '../local-server';
import { createSignInLink } from './sign-in-link';
import { ownNumbers } from './trial-numbers';

const TOKENS = { catalogue: 'catalogue-token-0123', platform: 'platform-token-01234' };
const OWNERS = parseOwners(
  JSON.stringify({
    teams: [
      { name: 'catalogue', tokenHash: hashOfToken(TOKENS.catalogue), apps: ['mf-catalog'] },
      { name: 'platform', tokenHash: hashOfToken(TOKENS.platform), apps: '*' },
    ],
  }),
);
const PROOF = 'mf-catalog/2.0.0/proof/1/report.html';

let deployRoot: string;
let app: FastifyInstance;
beforeEach(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'console-'));
  await changeRegistry(createFolderDeployRoot(deployRoot), withReleases);
  const folder = path.join(deployRoot, path.dirname(PROOF));
  await mkdir(folder, { recursive: true });
  for (const file of ['report.html', '1-390-live.jpg', 'proof.json']) {
    await writeFile(path.join(folder, file), `the ${file}`);
  }
  await writeFile(path.join(deployRoot, 'preview-key'), 'secret');
  app = await createLocalServer({
    console: { root: createFolderDeployRoot(deployRoot), owners: OWNERS, numbers },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await rm(deployRoot, { recursive: true });
});

/** mf-catalog 1.0.0, then 2.0.0, then 3.0.0 as a canary; mf-payment 1.0.0, then 2.0.0. */
function withReleases(registry: Registry): Registry {
  const change = {
    at: new Date(),
    why: 'deployed',
    by: '<b>Asha</b>',
    commit: 'abc',
    proof: PROOF,
  };
  const releases: [string, string, number][] = [
    ['mf-catalog', '1.0.0', 100],
    ['mf-catalog', '2.0.0', 100],
    ['mf-catalog', '3.0.0', 10],
    ['mf-payment', '1.0.0', 100],
    ['mf-payment', '2.0.0', 100],
  ];
  return releases.reduce(
    (next, [name, version, share]) =>
      release(next, name, remoteVersion({ version }), share, change),
    registry,
  );
}

function numbers() {
  const counts = { visits: 52, failures: 7 };
  return ownNumbers([
    {
      app: 'mf-catalog',
      version: '3.0.0',
      compared: '2.0.0',
      visitors: 41,
      measures: [{ measure: 'page', candidate: counts }],
    },
  ]);
}

/** What the console at an origin answers. */
async function ask(origin: string, path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: await response.text() };
}

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(app.listeningOrigin, path, {
    method: 'POST',
    headers: { origin: app.listeningOrigin, ...headers },
    body: new URLSearchParams(form),
  });
}

/** Signs a team in; returns the session's cookie. */
async function signIn(team: keyof typeof TOKENS): Promise<string> {
  const { headers, status } = await post('/console/sign-in', { token: TOKENS[team] });
  expect(status).toBe(303);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

function read(cookie: string, path = '/console') {
  return ask(app.listeningOrigin, path, { headers: { cookie } });
}

const registry = () => readRegistry(createFolderDeployRoot(deployRoot));

const liveOf = async (name: string) => liveVersion(await registry(), name)?.metadata.version;

describe('signing in', () => {
  test('needs the token of a team', async () => {
    expect((await read('')).status).toBe(401);
    const refused = await post('/console/sign-in', { token: 'unknown-token-012345' });
    expect(refused.status).toBe(401);
    expect(refused.body).toContain('No team has this token.');
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('begins a session that scripts and other sites can’t use, until the team signs out', async () => {
    const { headers } = await post('/console/sign-in', { token: TOKENS.catalogue });
    expect(headers['set-cookie']).toMatch(/Path=\/console; HttpOnly; SameSite=Strict/);
    expect(headers.location).toBe('/console');
    const cookie = await signIn('catalogue');
    expect((await read(cookie)).status).toBe(200);
    await post('/console/sign-out', {}, { cookie });
    expect((await read(cookie)).status).toBe(401);
  });

  test('is limited', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await post('/console/sign-in', {});
    const { status, body } = await post('/console/sign-in', { token: TOKENS.catalogue });
    expect(status).toBe(429);
    expect(body).toContain('Too many attempts.');
  });

  test('works once by the address that the command prints', async () => {
    const link = createSignInLink({ name: 'Asha', apps: '*' });
    const own = await createLocalServer({
      console: { root: createFolderDeployRoot(deployRoot), owners: { teams: [] }, link, numbers },
    });
    const origin = await own.listen({ port: 0, host: '127.0.0.1' });
    const open = (token: string) => ask(origin, `/console?token=${token}`);
    expect((await open('wrong')).status).toBe(401);
    const { status, headers } = await open(link.token);
    expect([status, headers.location]).toEqual([303, '/console']);
    const again = await open(link.token);
    expect(again.status).toBe(401);
    expect(again.body).toContain('This address has been used before.');
    await own.close();
  });
});

describe('the page', () => {
  test('has every app with its versions, the numbers of a trial and the history, and escapes all of it', async () => {
    const { body, headers } = await read(await signIn('catalogue'));
    for (const text of ['mf-catalog', 'mf-payment', '3.0.0', '10 %', '90 %', 'abc', '7 of 52']) {
      expect(body).toContain(text);
    }
    expect(body).toContain('&lt;b&gt;Asha&lt;/b&gt;');
    expect(body).not.toContain('<b>Asha');
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('has forms only for the apps that the team may release', async () => {
    const own = await read(await signIn('catalogue'));
    expect(own.body).toContain('action="/console/mf-catalog/promote"');
    expect(own.body).not.toContain('action="/console/mf-payment/');
    const all = await read(await signIn('platform'));
    expect(all.body).toContain('action="/console/mf-payment/rollback"');
  });
});

describe('a form', () => {
  test('promotes the canary, in the name of the team', async () => {
    const cookie = await signIn('catalogue');
    const { status, headers } = await post(
      '/console/mf-catalog/promote',
      { version: '3.0.0' },
      { cookie },
    );
    expect([status, headers.location]).toEqual([303, '/console#message']);
    expect(await liveOf('mf-catalog')).toBe('3.0.0');
    expect((await registry()).history?.[0]).toMatchObject({ why: 'promoted', by: 'catalogue' });
    expect((await read(cookie)).body).toContain('mf-catalog 3.0.0 is live for everybody.');
    expect((await read(cookie)).body).not.toContain('is live for everybody.');
  });

  test('rolls back to the version before', async () => {
    const cookie = await signIn('platform');
    await post('/console/mf-payment/rollback', { version: '2.0.0' }, { cookie });
    expect(await liveOf('mf-payment')).toBe('1.0.0');
  });

  test('halts a canary or the live version, with the reason', async () => {
    const cookie = await signIn('catalogue');
    const halt = (version: string) =>
      post('/console/mf-catalog/halt', { version, reason: 'Prices are wrong' }, { cookie });
    await halt('3.0.0');
    expect(findVersion(await registry(), 'mf-catalog', '3.0.0')?.extras.release).toMatchObject({
      halted: true,
      why: 'halted: Prices are wrong',
      by: 'catalogue',
    });
    await halt('2.0.0');
    expect(await liveOf('mf-catalog')).toBe('1.0.0');
    await halt('1.0.0');
    expect((await read(cookie)).body).toContain('mf-catalog 1.0.0 is neither a canary nor');
    await post('/console/mf-catalog/halt', { version: '1.0.0', reason: ' ' }, { cookie });
    expect((await read(cookie)).body).toContain('say why the version is halted');
  });

  test('changes nothing if the page was out of date', async () => {
    const cookie = await signIn('catalogue');
    await post('/console/mf-catalog/promote', { version: '2.5.0' }, { cookie });
    expect(await liveOf('mf-catalog')).toBe('2.0.0');
    expect((await read(cookie)).body).toContain('mf-catalog has other versions by now');
  });

  test('is refused for another team’s app, without a session, and from another origin', async () => {
    const before = await registry();
    const url = '/console/mf-payment/rollback';
    const cookie = await signIn('catalogue');
    const foreign = await post(url, { version: '2.0.0' }, { cookie });
    expect(foreign.status).toBe(403);
    expect(foreign.body).toContain('catalogue may not release mf-payment.');
    expect((await post(url, { version: '2.0.0' })).status).toBe(401);
    for (const origin of ['https://evil.example', 'null']) {
      const own = '/console/mf-catalog/promote';
      const { status } = await post(own, { version: '3.0.0' }, { cookie, origin });
      expect(status).toBe(403);
    }
    expect(await registry()).toEqual(before);
  });
});

describe('the report of a proof', () => {
  test('is shown with its pictures to somebody who has signed in', async () => {
    const cookie = await signIn('catalogue');
    const report = await read(cookie, `/console/proof/${PROOF}`);
    expect(report.body).toBe('the report.html');
    expect(report.headers['content-security-policy']).toContain("img-src 'self'");
    const picture = await read(cookie, '/console/proof/mf-catalog/2.0.0/proof/1/1-390-live.jpg');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect((await read('', `/console/proof/${PROOF}`)).status).toBe(401);
  });

  test.each([
    'preview-key',
    'registry.json',
    'mf-catalog/2.0.0/proof/1/proof.json',
    'mf-catalog/2.0.0/proof/1/..%2F..%2F..%2F..%2Fpreview-key',
    'mf-catalog/2.0.0/proof/2/report.html',
    '%2Fetc%2Fpasswd',
  ])('is no way to %s', async (file) => {
    const { status, body } = await read(await signIn('platform'), `/console/proof/${file}`);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });
});

test('the theme’s fonts are served', async () => {
  const { status, headers } = await read('', '/console/fonts/figtree.woff2');
  expect([status, headers['content-type']]).toEqual([200, 'font/woff2']);
});
