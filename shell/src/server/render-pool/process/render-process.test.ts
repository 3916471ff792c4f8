import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoreInfoState } from '@storefront/host';
import { RENDER_PROTOCOL, type RenderContext } from '../../render-protocol';
import { RenderProcess } from './render-process';
import type { ProcessEnd } from './render-process-options';
import type { PageToRender } from '../render-jobs';

/**
 * A program that responds to each page with a document, and does what the page's address says. It closes its
 * standard error before it fills its heap: Jest would mistake the crash report for its own worker's.
 */
const PROGRAM = `
const contexts = new Map();
let storeInfos = 0;
process.on('message', (message) => {
  if (message.kind === 'start') process.send({ kind: 'ready', protocol: ${RENDER_PROTOCOL} });
  if (message.kind === 'context') contexts.set(message.context.id, message.context);
  if (message.kind === 'store-info') storeInfos += 1;
  if (message.kind !== 'request') return;
  const { id, request } = message;
  const respond = () => process.send({ kind: 'response', id, response: {
    kind: 'page', status: 200, isComplete: true, versions: {},
    document: Buffer.from(request.url + ' ' + contexts.get(request.context).page.apiUrl),
  } });
  const actions = {
    '/late': () => setTimeout(respond, 100),
    '/busy': () => { const timer = setInterval(() => process.send({ kind: 'alive' }), 100); setTimeout(() => { clearInterval(timer); respond(); }, 3000); },
    '/store-info': () => process.send({ kind: 'failure', id, isFault: false, message: 'sent ' + storeInfos + ', known: ' + request.isStoreInfoKnown }),
    '/exit': () => process.exit(0),
    '/loop': () => { for (;;); },
    '/heap': () => { require('node:fs').closeSync(2); const kept = []; for (;;) kept.push(new Array(100000).fill({})); },
    '/buffers': () => { const kept = []; setInterval(() => kept.push(Buffer.alloc(50e6, 1)), 10); },
    '/crash': () => process.send({ kind: 'crash', message: 'a rejection that nothing caught' }),
    '/fails': () => process.send({ kind: 'failure', id, message: 'it threw', isFault: false }),
    '/suspends': () => process.send({ kind: 'failure', id, message: 'it suspends', isFault: true }),
  };
  (actions[request.url] ?? respond)();
});
`;

const CONTEXT: RenderContext = {
  id: 1,
  generation: 1,
  registry: { schema: '', microFrontends: {} },
  page: {
    registry: { schema: '', microFrontends: {} },
    shell: { version: '1', url: '' },
    watched: [],
    overrides: [],
    apiUrl: 'http://api',
  },
};

const STORE_INFO: StoreInfoState = { status: 'error', info: undefined, error: undefined };

function pageAt(url: string, storeInfo?: StoreInfoState): PageToRender {
  const encoding = 'identity';
  return {
    context: CONTEXT,
    url,
    canonical: url,
    hasContent: true,
    storeInfo,
    encoding,
    use: 'once',
  };
}

const ends: ProcessEnd[] = [];
const faults: string[] = [];
let renderProcess: RenderProcess;
let deployRoot: string;

function start(code = PROGRAM): RenderProcess {
  renderProcess = new RenderProcess({
    code: Buffer.from(code),
    deployRoot,
    app: 'mf-x',
    version: '1',
    apiUrl: '',
    limits: { remoteCode: 1, data: 1, render: 1, fragments: 1 },
    memoryMb: 200,
    onEnd: (end) => ends.push(end),
    onFault: (message) => faults.push(message),
    onSpans: () => undefined,
    onLoadFailure: () => undefined,
  });
  return renderProcess;
}

beforeAll(async () => (deployRoot = await mkdtemp(path.join(tmpdir(), 'render-process-'))));
afterAll(() => rm(deployRoot, { recursive: true }));
beforeEach(() => {
  ends.length = 0;
  faults.length = 0;
});
afterEach(() => renderProcess.close());

async function documentAt(url: string): Promise<string> {
  const response = await renderProcess.render(pageAt(url));
  return response.kind === 'page' ? Buffer.from(response.document).toString() : response.kind;
}

test('renders pages with the context that it was sent once', async () => {
  start();
  await expect(Promise.all(['/late', '/a', '/b'].map(documentAt))).resolves.toEqual([
    '/late http://api',
    '/a http://api',
    '/b http://api',
  ]);
});

test('store information is only sent when it has changed', async () => {
  start();
  const told = (storeInfo?: StoreInfoState) =>
    renderProcess.render(pageAt('/store-info', storeInfo));
  await expect(told()).rejects.toThrow('sent 0, known: false');
  await expect(told(STORE_INFO)).rejects.toThrow('sent 1, known: true');
  await expect(told(STORE_INFO)).rejects.toThrow('sent 1, known: true');
  await expect(told()).rejects.toThrow('sent 1, known: false');
  await expect(told({ ...STORE_INFO })).rejects.toThrow('sent 2, known: true');
});

test.each([
  ['/exit', /It ended with code 0\./],
  ['/crash', /a rejection that nothing caught/],
  ['/loop', /It sent no heartbeat for 2000 ms/],
  // Garbage collection may block the process before its heap is full.
  ['/heap', /memory|no heartbeat/],
  ['/buffers', /more than the 200 MB allowed/],
])('%s ends the process, fails the page and is reported', async (url, message) => {
  start();
  await expect(documentAt(url)).rejects.toThrow(message);
  expect(ends).toHaveLength(1);
  expect(ends[0]?.message).toMatch(message);
  expect(ends[0]?.isBeforeReady).toBe(false);
  await expect(documentAt('/a')).rejects.toThrow(message);
});

test('a process that is slow, but alive, may go on', async () => {
  start();
  await expect(documentAt('/busy')).resolves.toContain('/busy');
  expect(ends).toEqual([]);
});

test('a page that fails leaves the process as it is', async () => {
  start();
  await expect(documentAt('/fails')).rejects.toThrow('it threw');
  expect(faults).toEqual([]);
  await expect(documentAt('/suspends')).rejects.toThrow('it suspends');
  expect(faults).toEqual(['it suspends']);
  await expect(documentAt('/a')).resolves.toContain('/a');
});

test.each([
  ['that ends', 'process.exit(1)', 'It ended with code 1.'],
  [
    'with another render protocol',
    "process.on('message', () => process.send({ kind: 'ready', protocol: 0 }))",
    `Render protocol mismatch: it has version 0, the page server ${RENDER_PROTOCOL}.`,
  ],
])('a program %s is never ready', async (_, code, message) => {
  start(code);
  await expect(renderProcess.ready).rejects.toThrow(message);
  expect(ends).toHaveLength(1);
  expect(ends[0]?.message).toContain(message);
  expect(ends[0]?.isBeforeReady).toBe(true);
});

test('a process that is retired responds first, and its end is no fault', async () => {
  start();
  await renderProcess.ready;
  const late = documentAt('/late');
  await renderProcess.render(pageAt('/a'));
  renderProcess.retire();
  await expect(late).resolves.toContain('/late');
  await expect(documentAt('/a')).rejects.toThrow();
  expect(ends).toEqual([]);
});
