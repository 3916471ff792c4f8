import { browserDifferences, serverDifferences } from './differences';
import type { BrowserObservation, Outline, ServerObservation, TriedPage } from './observation';

const PAGE: TriedPage = {
  app: 'mf-catalog',
  route: 'product',
  path: '/product/1',
  title: 'a product on sale',
  isProtected: false,
};

const OUTLINE: Outline = {
  title: 'Saree',
  headings: ['h1 Saree'],
  landmarks: ['header', 'main'],
  links: ['/products'],
};

const SERVER: ServerObservation = {
  status: 200,
  location: undefined,
  versions: { 'mf-catalog': '2' },
  problems: [],
  outline: OUTLINE,
  calls: [{ call: 'GET /products/1', status: 200 }],
  bytes: 40_000,
  milliseconds: 50,
};

const BROWSER: BrowserObservation = {
  width: 390,
  errors: [],
  outline: OUTLINE,
  calls: [],
  violations: {},
  bytes: { script: 150_000 },
  lcp: 300,
  cls: 0,
  tbt: 0,
  picture: '1-390.jpg',
};

const EXPECTED = {
  versions: { 'mf-catalog': '2' },
  isPage: (path: string) => path === '/products',
};

function onServer(part: Partial<ServerObservation>, live: ServerObservation | undefined = SERVER) {
  const candidate = { ...SERVER, ...part };
  return serverDifferences({ page: PAGE, combination: 'as today', live, candidate }, EXPECTED).map(
    ({ refuses, text }) => `${refuses ? 'refused' : 'told'}: ${text}`,
  );
}

function inBrowser(part: Partial<BrowserObservation>) {
  const candidate = { ...BROWSER, ...part };
  return browserDifferences({ page: PAGE, combination: 'as today', live: BROWSER, candidate }).map(
    ({ refuses, text }) => `${refuses ? 'refused' : 'told'}: ${text}`,
  );
}

test('a page that is as before has no differences', () => {
  expect(onServer({})).toEqual([]);
  expect(inBrowser({})).toEqual([]);
});

test.each<[string, Partial<ServerObservation>, string]>([
  ['an error on the server', { status: 503 }, 'refused: it responds with 503'],
  ['another status', { status: 404 }, 'refused: it responds with 404, the live version with 200'],
  [
    'a render that failed',
    { problems: ['mf-catalog 2: TypeError: x is undefined'], versions: {} },
    'refused: mf-catalog 2: TypeError: x is undefined',
  ],
  [
    'a page that the version under test did not render',
    { versions: { 'mf-catalog': '1' } },
    'refused: it was rendered by 1 of mf-catalog',
  ],
  [
    'a link to no page',
    { outline: { ...OUTLINE, links: ['/products', '/produkts'] } },
    'refused: its links lead nowhere: /produkts',
  ],
  [
    'a call that fails',
    { calls: [{ call: 'GET /products/x', status: 404 }] },
    'refused: a call of the API fails, GET /products/x: 404',
  ],
  [
    'a lost heading',
    { outline: { ...OUTLINE, headings: [] } },
    'refused: it has lost its first heading',
  ],
  [
    'a lost landmark',
    { outline: { ...OUTLINE, landmarks: ['header'] } },
    'refused: it has lost main',
  ],
  [
    'another title',
    { outline: { ...OUTLINE, title: 'Sari' } },
    'told: its title is “Sari”, before “Saree”',
  ],
  ['a slow render', { milliseconds: 400 }, 'told: rendering took 400 ms, before 50 ms'],
])('on the server: %s', (_, part, difference) => {
  expect(onServer(part)).toContain(difference);
});

test('a fault that the live version has as well is no difference', () => {
  const faulty = { ...SERVER, problems: ['mf-content 1, content.newsletter: too slow'] };
  expect(onServer(faulty, faulty)).toEqual([]);
});

test('a page that is new is judged by itself', () => {
  expect(onServer({ problems: ['mf-catalog 2: Broken'] }, undefined)).toEqual([
    'refused: mf-catalog 2: Broken',
  ]);
  expect(onServer({}, undefined)).toEqual([]);
});

test.each<[string, Partial<BrowserObservation>, string]>([
  [
    'an error in the console',
    { errors: [{ message: 'Hydration failed', source: 'mf-catalog/src/a.tsx:3' }] },
    'refused: Hydration failed (mf-catalog/src/a.tsx:3)',
  ],
  [
    'a new violation',
    { violations: { 'Images must have alternative text': 2 } },
    'refused: 2 elements violate “Images must have alternative text”',
  ],
  ['a layout that shifts', { cls: 0.25 }, 'refused: its layout shifts by 0.25'],
  ['more scripts', { bytes: { script: 190_000 } }, 'told: it transfers 40 kB more of script'],
  [
    'content that is shown later',
    { lcp: 900 },
    'told: its largest content was shown after 900 ms, before 300 ms',
  ],
])('in the browser: %s', (_, part, difference) => {
  expect(inBrowser(part)).toContain(difference);
});

test('an error that a browser repeats is told once', () => {
  const error = { message: 'Broken', source: undefined };
  expect(inBrowser({ errors: [error, error] })).toEqual(['refused: Broken']);
});
