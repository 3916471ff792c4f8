import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { ConfigError } from '../settings';
import { budgetOf, checkOwners, findTeam, hashOfToken, mayRelease, parseOwners } from './owners';

const TOKEN = 'catalogue-token-0123';
const CATALOGUE = {
  name: 'catalogue',
  tokenHash: hashOfToken(TOKEN),
  apps: ['mf-catalog', 'mf-content'],
  paths: ['/', '/category/*', '/product/:id'],
  fragments: ['catalog.*'],
};
const LOOKBOOK = {
  name: 'lookbook',
  tokenHash: hashOfToken('lookbook-token-01234'),
  apps: ['mf-lookbook'],
  paths: ['/lookbook/*'],
  fragments: ['lookbook.*'],
  budget: 30,
};
const PLATFORM = { name: 'platform', tokenHash: hashOfToken('platform-token-01234'), apps: '*' };

const owners = parseOwners(JSON.stringify({ teams: [CATALOGUE, LOOKBOOK, PLATFORM] }));

function version(paths: string[], fragments: string[] = []): RemoteVersion {
  const routes = paths.map((path, index) => ({ id: `page${index}`, path }));
  return { extras: { routes, fragments: fragments.map((name) => ({ name })) } } as RemoteVersion;
}

test('a team is found by its token, and may release its own apps', () => {
  const catalogue = findTeam(owners, TOKEN);
  const platform = findTeam(owners, 'platform-token-01234');
  if (!catalogue || !platform) throw new Error('A team is missing.');
  expect([catalogue.name, platform.name]).toEqual(['catalogue', 'platform']);
  expect(mayRelease(catalogue, 'mf-content')).toBe(true);
  expect(mayRelease(catalogue, 'mf-payment')).toBe(false);
  expect(mayRelease(platform, 'mf-payment')).toBe(true);
});

test('nobody has an unknown, an empty or a shortened token', () => {
  for (const token of ['', 'unknown-token-012345', TOKEN.slice(0, -1)]) {
    expect(findTeam(owners, token)).toBeUndefined();
  }
});

test('a team claims the paths and fragments that are its own', () => {
  const own = version(['/lookbook', '/lookbook/:season'], ['lookbook.teaser']);
  expect(checkOwners(owners, 'mf-lookbook', own)).toEqual([]);
});

test('a path or a fragment of another team is refused, and so is one that nobody was given', () => {
  const greedy = version(['/category/sale', '/news'], ['catalog.related']);
  expect(checkOwners(owners, 'mf-lookbook', greedy)).toEqual([
    'its page "page0" claims /category/sale, which belongs to the team catalogue',
    'its page "page1" claims /news, which is none of the paths of the team lookbook: /lookbook/*',
    'it provides the fragment "catalog.related", which belongs to the team catalogue',
  ]);
});

test('an app without a team of its own may claim what is nobody’s', () => {
  expect(checkOwners(owners, 'mf-payment', version(['/payment', '/Product/:slug']))).toEqual([
    'its page "page1" claims /Product/:slug, which belongs to the team catalogue',
  ]);
});

test('the file may set what an app’s scripts may weigh', () => {
  expect(budgetOf(owners, 'mf-lookbook')).toBe(30);
  expect(budgetOf(owners, 'mf-catalog')).toBeUndefined();
});

test.each([
  ['no JSON', '{', 'JSON'],
  ['a team without apps', { teams: [{ ...LOOKBOOK, apps: [] }] }, '/teams/0/apps'],
  ['a token in place of its hash', { teams: [{ ...LOOKBOOK, tokenHash: TOKEN }] }, 'tokenHash'],
  ['a name that no app can have', { teams: [{ ...LOOKBOOK, apps: ['MF'] }] }, '/teams/0/apps'],
  ['a misspelt member', { teams: [{ ...LOOKBOOK, path: [] }] }, '/teams/0'],
  ['a team twice', { teams: [LOOKBOOK, LOOKBOOK] }, 'names the team lookbook twice'],
  [
    'a token of two teams',
    { teams: [LOOKBOOK, { ...LOOKBOOK, name: 'other' }] },
    'gives lookbook the token of another team',
  ],
])('refuses %s', (_, file, message) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  expect(() => parseOwners(text)).toThrow(message);
});

test('never repeats a token', () => {
  const wrong = JSON.stringify({ teams: [{ ...LOOKBOOK, tokenHash: TOKEN }] });
  expect(() => parseOwners(wrong)).toThrow(ConfigError);
  expect(() => parseOwners(wrong)).not.toThrow(TOKEN);
});
