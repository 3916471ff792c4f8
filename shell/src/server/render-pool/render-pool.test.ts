import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHELL, type Registry } from '@storefront/host/contracts/registry';
import { integrityOf } from '@storefront/tools/integrity';
import { RENDER_PROTOCOL, type RenderContext } from '../render-protocol';
import { createRenderPool, type RenderPool } from './render-pool';
import { remoteVersion } from '../../remotes/testing/remote-version';
import { TIME_LIMITS } from '../../remotes/time-limits';

const CODE = 'process.exit(1)';

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    [SHELL]: [remoteVersion({ serverUrl: 'shell.js', serverIntegrity: integrityOf(CODE) })],
  },
};

test('a version whose process keeps ending is among the blocked ones', async () => {
  const deployRoot = await mkdtemp(path.join(tmpdir(), 'render-pool-'));
  await writeFile(path.join(deployRoot, 'shell.js'), CODE);
  let whenBlocked: () => void = () => undefined;
  const isBlocked = new Promise<void>((resolve) => (whenBlocked = resolve));
  const pool = createRenderPool({
    deployRoot,
    apiUrl: 'http://127.0.0.1:1',
    memoryMb: 128,
    onFault: (fault) => fault.isBlocked && whenBlocked(),
    onProblem: () => undefined,
  });
  expect(pool.blocked()).toEqual([]);
  void pool.serve(REGISTRY);
  await isBlocked;
  expect(pool.blocked()).toEqual([{ app: SHELL, version: '1.0.0' }]);
  pool.close();
  await rm(deployRoot, { recursive: true });
});

/** A shell whose pages consist of the id of the process that rendered them. */
const PAGES_WITH_PID = `
process.on('message', ({ kind, id }) => {
  if (kind === 'start') process.send({ kind: 'ready', protocol: ${RENDER_PROTOCOL} });
  if (kind === 'request') process.send({ kind: 'response', id, response: {
    kind: 'page', status: 200, isComplete: true, versions: {}, document: Buffer.from(String(process.pid)),
  } });
});
`;

/** A shell, and three remotes with a page each. */
const THREE_REMOTES: Registry = {
  schema: '',
  microFrontends: {
    [SHELL]: [
      remoteVersion({ serverUrl: 'shell.js', serverIntegrity: integrityOf(PAGES_WITH_PID) }),
    ],
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [name, [remoteWithPage(name)]])),
  },
};

function remoteWithPage(name: string) {
  return remoteVersion({
    serverUrl: `${name}.js`,
    routes: [{ id: name, path: `/${name}`, access: 'public', layout: 'main', query: [] }],
  });
}

const DATA: RenderContext['page'] = {
  registry: THREE_REMOTES,
  shell: { version: '1', url: '' },
  watched: [],
  overrides: [],
  apiUrl: undefined,
};

/** Renders a page; returns the id of the process that did. */
async function processOf(pool: RenderPool, path: string): Promise<number> {
  const url = `http://shop.example${path}`;
  const response = await pool.render({
    url,
    canonical: url,
    published: THREE_REMOTES,
    registry: THREE_REMOTES,
    data: DATA,
    storeInfo: undefined,
    hasContent: true,
    encoding: 'identity',
    use: 'once',
  });
  if (response?.kind !== 'page') throw new Error(`${path} was not rendered.`);
  return Number(Buffer.from(response.document).toString());
}

async function hasEnded(pid: number): Promise<void> {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  await hasEnded(pid);
}

describe('processes on demand', () => {
  let deployRoot: string;

  beforeEach(async () => {
    deployRoot = await mkdtemp(path.join(tmpdir(), 'render-pool-'));
    await writeFile(path.join(deployRoot, 'shell.js'), PAGES_WITH_PID);
  });

  afterEach(() => rm(deployRoot, { recursive: true }));

  function poolWith(onDemand: { maxProcesses: number; idleMs: number }): RenderPool {
    return createRenderPool({
      deployRoot,
      apiUrl: '',
      memoryMb: 128,
      limits: { ...TIME_LIMITS.server, page: 10_000 },
      onDemand,
      onFault: ({ message }) => expect(message).toBeUndefined(),
      onProblem: () => undefined,
    });
  }

  test('the one that was needed longest ago ends when there are too many', async () => {
    const pool = poolWith({ maxProcesses: 2, idleMs: 60_000 });
    const a = await processOf(pool, '/a');
    const b = await processOf(pool, '/b');
    expect(await processOf(pool, '/a')).toBe(a);
    await processOf(pool, '/c');
    await hasEnded(b);
    expect(await processOf(pool, '/a')).toBe(a);
    expect(await processOf(pool, '/b')).not.toBe(b);
    pool.close();
  });

  test('one ends when it hasn’t been needed for a while', async () => {
    const pool = poolWith({ maxProcesses: 2, idleMs: 50 });
    await hasEnded(await processOf(pool, '/a'));
    pool.close();
  });
});
