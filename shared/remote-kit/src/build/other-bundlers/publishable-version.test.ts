import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@storefront/tools/integrity';
import { makeVersion } from './publishable-version';
import { requireNoSecondCopies } from './second-copies';

const CONTAINER = 'mf_x_placeholderxxxxxxx';

const DECLARATION = {
  name: 'mf-x',
  version: '1.0.0',
  hostContract: '1.9.0',
  routes: { home: { path: '/x' } },
};

const GUARD = `globalThis.__storefrontGuardScript?.(script, "STOREFRONT_CHUNK_HASHES");`;

/** A build by any bundler: the smallest one, with a chunk. */
const BUILD: Record<string, string> = {
  'remote.json': JSON.stringify(DECLARATION),
  'browser/remoteEntry.js': `var ${CONTAINER}={init(){},get(){${GUARD}}}`,
  'browser/chunk.routes.ab12.js': 'routes()',
  'browser/chunk.home.ab12.js': 'home()',
  'server/remoteEntry.js': serverBuild('home:{lazy:async()=>({Component(){}})}'),
};

function serverBuild(routes: string): string {
  return `exports.${CONTAINER}={init(){},get:async()=>()=>({default:{${routes}}})}`;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-built-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Makes a version of the build with these changes; a file that is undefined is left out. */
async function makeVersionOf(changes: Record<string, string | undefined> = {}) {
  for (const [name, text] of Object.entries({ ...BUILD, ...changes })) {
    const file = path.join(folder, 'built', name);
    await mkdir(path.dirname(file), { recursive: true });
    if (text !== undefined) await writeFile(file, text);
  }
  return makeVersion(path.join(folder, 'built'), path.join(folder, 'version'));
}

function declaring(changes: object): Record<string, string> {
  return { 'remote.json': JSON.stringify({ ...DECLARATION, ...changes }) };
}

test('a build becomes a version with its name, its hashes and the scripts of its pages', async () => {
  const { url, metadata, extras } = await makeVersionOf();
  const { version, integrity } = metadata;
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
  expect(url).toBe(`/apps/mf-x/${version}/browser/remoteEntry.js`);
  expect(extras.hostContract).toBe('1.9.0');
  expect(extras.routes).toEqual([
    expect.objectContaining({
      id: 'home',
      path: '/x',
      access: 'public',
      layout: 'main',
      scripts: ['chunk.routes.ab12.js', 'chunk.home.ab12.js'],
    }),
  ]);
  const at = (name: string) => readFile(path.join(folder, 'version', name), 'utf8');
  const entry = await at('browser/remoteEntry.js');
  expect(entry).toContain(`var mf_x_${version.replace(/\W/g, '_')}=`);
  expect(entry).toContain('chunk.home.ab12');
  expect(entry).toContain(integrityOf('home()').slice('sha256-'.length, -'='.length));
  expect(integrity?.['remoteEntry.js']).toBe(integrityOf(entry));
  expect(extras.weight).toEqual({ scripts: expect.closeTo(0.7, 0) as number, budget: 60 });
  expect(extras.serverIntegrity).toBe(integrityOf(await at('server/remoteEntry.js')));
  expect(JSON.parse(await at('descriptor.json'))).toMatchObject({ url, metadata });
});

test('the same content gets the same name, and another one another name', async () => {
  const first = await makeVersionOf();
  expect((await makeVersionOf()).metadata.version).toBe(first.metadata.version);
  const changed = await makeVersionOf({ 'browser/chunk.home.ab12.js': 'homePage()' });
  expect(changed.metadata.version).not.toBe(first.metadata.version);
});

test('a build of one script needs no chunks', async () => {
  const { metadata, extras } = await makeVersionOf({
    'browser/remoteEntry.js': `var ${CONTAINER}={init(){},get(){}}`,
    'browser/chunk.routes.ab12.js': undefined,
    'browser/chunk.home.ab12.js': undefined,
  });
  expect(extras.routes[0]?.scripts).toEqual([]);
  expect(Object.keys(metadata.integrity ?? {})).toEqual(['remoteEntry.js']);
});

test.each<[string, Record<string, string | undefined>, string]>([
  ['no declaration', { 'remote.json': undefined }, 'has no remote.json: put the remote'],
  ['an invalid declaration', declaring({ routes: { home: {} } }), 'routes.home must have required'],
  ['an unknown member', declaring({ rotues: {} }), 'rotues is unknown'],
  ['the shell’s name', declaring({ name: 'shell' }), 'name the remote otherwise'],
  [
    'a protected page in the layout of the sign-in pages',
    declaring({ routes: { home: { path: '/x', access: 'protected', layout: 'auth' } } }),
    'is protected and has the layout "auth"',
  ],
  [
    'no entry for browsers',
    { 'browser/remoteEntry.js': undefined },
    'browser/remoteEntry.js is missing',
  ],
  [
    'an ES module as the entry',
    { 'browser/remoteEntry.js': `export const init=()=>{},get=()=>{${GUARD}};${CONTAINER}` },
    `browser/remoteEntry.js isn't a classic script`,
  ],
  [
    'an ES module as a chunk',
    { 'browser/chunk.home.ab12.js': 'export default 1' },
    `browser/chunk.home.ab12.js isn't a classic script`,
  ],
  [
    'a container of another name',
    { 'browser/remoteEntry.js': `var mf_x={init(){},get(){${GUARD}}}` },
    `defines no ${CONTAINER}`,
  ],
  [
    'chunks that the entry loads itself',
    { 'browser/remoteEntry.js': `var ${CONTAINER}={}` },
    'loads its chunks unchecked',
  ],
  ['files in folders', { 'browser/assets/a.js': 'a()' }, 'write it into browser/ itself'],
  ['a style sheet', { 'browser/style.css': 'p{}' }, 'write its styles with @emotion/react'],
  [
    'a page without a chunk',
    { 'browser/chunk.home.ab12.js': 'home()', ...declaring({ routes: { sale: { path: '/x' } } }) },
    'has no chunk.sale.js with the code of its page "sale"',
  ],
  ['no server build', { 'server/remoteEntry.js': undefined }, 'server/remoteEntry.js is missing'],
  [
    'a server build that needs more than it contains',
    { 'server/remoteEntry.js': `require('./chunk.js')` },
    `server/remoteEntry.js can't be run (Error: Cannot find module './chunk.js'`,
  ],
  [
    'a server build that exports no container',
    { 'server/remoteEntry.js': 'exports.mf_x={}' },
    `exports no container ${CONTAINER}`,
  ],
  [
    'a container that can’t be initialised',
    { 'server/remoteEntry.js': `exports.${CONTAINER}={init(){throw Error('No scope')},get(){}}` },
    'No scope. Build it for Node',
  ],
  [
    'a page without code on the server',
    { 'server/remoteEntry.js': serverBuild('') },
    'its ./routes has no route "home"',
  ],
  [
    'a page without a component',
    { 'server/remoteEntry.js': serverBuild('home:{lazy:async()=>({})}') },
    'route "home" has no Component',
  ],
  [
    'a second React',
    { 'browser/chunk.home.ab12.js': 'r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS={}' },
    'contains a second react or react-dom: take it from the share scope',
  ],
])('%s is refused', async (_, changes, reason) => {
  await expect(makeVersionOf(changes)).rejects.toThrow(reason);
});

const LIBRARIES = {
  react: path.join(folderOf('react'), 'cjs/react.production.js'),
  'react-dom': path.join(folderOf('react-dom'), 'cjs/react-dom.production.js'),
  '@storefront/host': path.join(path.dirname(require.resolve('@storefront/host')), 'host.tsx'),
};

function folderOf(library: string): string {
  return path.dirname(require.resolve(`${library}/package.json`));
}

test.each(Object.entries(LIBRARIES))('a bundled %s is recognised', async (_, file) => {
  const files = new Map([['browser/chunk.home.ab12.js', await readFile(file)]]);
  expect(() => requireNoSecondCopies(files)).toThrow('contains a second');
});
