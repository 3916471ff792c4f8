/** @jest-environment jsdom */
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { setLanguageSource } from '@storefront/host/messages/language';
import type { PageData } from '../../app/page-data';
import { contentSecurityPolicy } from './content-security-policy';
import { htmlDocument } from './html-document';
import { scriptsOfPage } from './page-scripts';
import { remoteVersion } from '../../remotes/testing/remote-version';

const CONFIG = { browserApiUrl: undefined, publicUrl: 'http://localhost:3000' };

function version(name: string, file: string) {
  return remoteVersion({
    url: `/apps/${name}/1.0.0/browser/${file}`,
    integrity: {
      [file]: 'sha256-abc',
      'chunk.home.js': 'sha256-abc',
      'early-taps.js': 'sha256-abc',
    },
    routes: [
      { id: 'home', path: '/', access: 'public', layout: 'main', scripts: ['chunk.home.js'] },
    ],
  });
}

const shell = version('shell', 'shell.js');
const librariesUrl = '/apps/shell/libraries-1/browser/libraries.js';
const shellWithLibraries = {
  ...shell,
  extras: { ...shell.extras, libraries: { url: librariesUrl, integrity: 'sha256-def' } },
};
const registry = {
  schema: '',
  microFrontends: { 'mf-catalog': [version('mf-catalog', 'remoteEntry.js')] },
};
const page: PageData = {
  registry,
  shell: { version: '1.0.0', url: '/apps/shell/1.0.0/browser/shell.js' },
  watched: [],
  overrides: [],
  storeInfo: undefined,
  apiUrl: undefined,
  rendered: {
    hydration: { loaderData: { note: '</script><script>alert(1)</script>' }, errors: null },
    versions: { 'mf-catalog': '1.0.0' },
  },
};

function documentWith(
  meta: Parameters<typeof htmlDocument>[0]['meta'],
  shell: RemoteVersion = shellWithLibraries,
  languages?: PageData['languages'],
): Document {
  const address = 'https://shop.example/';
  const scripts = scriptsOfPage(registry, {
    remote: 'mf-catalog',
    routeId: 'home',
    version: '1.0.0',
  });
  const html = htmlDocument({
    shell,
    page: { ...page, ...(languages && { languages }) },
    html: '<p>Hello</p>',
    scripts: scripts ? [scripts] : [],
    meta,
    address,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

test('escapes the page data', () => {
  const parsed = documentWith({ title: 'Home' });
  expect(JSON.parse(parsed.getElementById('page-data')?.textContent ?? '')).toEqual(
    JSON.parse(JSON.stringify(page)),
  );
  expect(parsed.querySelectorAll('script:not([src]):not([type="application/json"])')).toHaveLength(
    0,
  );
});

test('escapes the texts of the head', () => {
  const parsed = documentWith({
    title: 'Shirts & <b>"Coats"</b>',
    description: '"><script>alert(1)</script>',
    jsonLd: { name: '</script>' },
  });
  expect(parsed.title).toBe('Shirts & <b>"Coats"</b>');
  const description = parsed.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(description).toBe('"><script>alert(1)</script>');
  expect(parsed.querySelector('script[type="application/ld+json"]')?.textContent).toContain('name');
});

test('links the pages before and after this one, and carries all its JSON-LD', () => {
  const jsonLd = [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }];
  const parsed = documentWith({ title: 'Jeans', next: '/products?category=a%26b&page=2', jsonLd });
  const next = parsed.querySelector('link[rel="next"]')?.getAttribute('href');
  expect(next).toBe('https://shop.example/products?category=a%26b&page=2');
  expect(parsed.querySelector('link[rel="prev"]')).toBeNull();
  const text = parsed.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(text ?? '')).toEqual(jsonLd);
});

test.each([
  [undefined, 'https://shop.example/'],
  ["/products?category=men's", "https://shop.example/products?category=men's"],
])('a page whose meta names %s as its canonical form links to %s', (canonical, expected) => {
  const parsed = documentWith({ title: 'Jeans', ...(canonical ? { canonical } : {}) });
  expect(parsed.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(expected);
  expect(parsed.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(expected);
});

/** The links that wait in the document for the shell's script. */
function remoteScripts(parsed: Document): DocumentFragment | undefined {
  return parsed.querySelector<HTMLTemplateElement>('template#remote-scripts')?.content;
}

test('the links to the scripts of the remote wait for the shell’s script', () => {
  const parsed = documentWith({ title: 'Home' });
  expect(parsed.querySelector('link[as="script"]')).toBeNull();
  const chunk = remoteScripts(parsed)?.querySelector('link[rel="prefetch"][as="script"]');
  expect(chunk?.getAttribute('href')).toBe('/apps/mf-catalog/1.0.0/browser/chunk.home.js');
});

test('loads the shell and the remote of the page with their hashes', () => {
  const parsed = documentWith({ title: 'Home' });
  for (const element of [
    parsed.querySelector('script[src$="shell.js"]'),
    remoteScripts(parsed)?.querySelector('link[rel="preload"][href$="remoteEntry.js"]'),
  ]) {
    expect(element?.getAttribute('integrity')).toBe('sha256-abc');
    expect(element?.getAttribute('crossorigin')).toBe('anonymous');
  }
});

test('runs the early script, the libraries and the shell’s own, each with its hash', () => {
  const scriptsOf = (shell: RemoteVersion) =>
    [...documentWith({ title: 'Home' }, shell).querySelectorAll('script[src]')].map((script) => [
      script.getAttribute('src'),
      script.getAttribute('integrity'),
      script.getAttribute('crossorigin'),
      script.hasAttribute('defer'),
    ]);
  const folder = '/apps/shell/1.0.0/browser/';
  const early = [`${folder}early-taps.js`, 'sha256-abc', 'anonymous', true];
  const libraries = [librariesUrl, 'sha256-def', 'anonymous', true];
  const own = [`${folder}shell.js`, 'sha256-abc', 'anonymous', true];
  expect(scriptsOf(shellWithLibraries)).toEqual([early, libraries, own]);
  expect(scriptsOf(shell)).toEqual([early, own]);
});

test('puts the large scripts after the content, and the early script before it', () => {
  const parsed = documentWith({ title: 'Home' }, shellWithLibraries);
  const inBody = [...parsed.body.children].map(({ localName, id }) => id || localName);
  const [content = '', ...rest] = inBody;
  expect(content).toBe('root');
  expect(rest.filter((name) => name === 'script')).toHaveLength(2);
  expect(parsed.head.querySelectorAll('script[src]')).toHaveLength(1);
  expect(parsed.head.querySelectorAll('link[as="script"]')).toHaveLength(0);
});

test('preloads the fonts from the folder of the shell’s script, before any script', () => {
  const parsed = documentWith({ title: 'Home' });
  const folder = '/apps/shell/1.0.0/browser/';
  const preloads = [...parsed.querySelectorAll('link[rel="preload"][as="font"]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
    `${folder}bodoni-moda.woff2`,
    `${folder}figtree.woff2`,
  ]);
  for (const link of preloads) {
    expect(link.getAttribute('type')).toBe('font/woff2');
    expect(link.hasAttribute('crossorigin')).toBe(true);
  }
  const style = parsed.querySelector('head style');
  for (const family of ['Bodoni Moda', 'Figtree']) {
    expect(style?.textContent).toContain(
      `@font-face { font-family: "${family}"; src: url("${folder}`,
    );
    expect(style?.textContent).toContain(
      `@font-face { font-family: "${family} Fallback"; src: local(`,
    );
  }
  const script = parsed.querySelector('script[src]');
  expect(script && style?.compareDocumentPosition(script)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('allows fonts from the shop and from the origin of the shell', () => {
  const fromSource = { ...shell, url: 'http://localhost:4000/shell.js' };
  const policyWith = (live: RemoteVersion) =>
    contentSecurityPolicy({ schema: '', microFrontends: { shell: [live] } }, CONFIG);
  expect(policyWith(shell)).toContain("font-src 'self';");
  expect(policyWith(fromSource)).toContain("font-src 'self' http://localhost:4000;");
});

test('allows scripts only from the shop and the origins of its remotes', () => {
  const remote = { ...version('mf-x', 'remoteEntry.js'), url: 'https://x.example/remoteEntry.js' };
  const policy = contentSecurityPolicy(
    { schema: '', microFrontends: { 'mf-x': [remote] } },
    { ...CONFIG, browserApiUrl: 'https://api.example/api/v1' },
  );
  expect(policy).toContain("script-src 'self' https://x.example;");
  expect(policy).toContain("connect-src 'self' https://api.example https://x.example;");
  expect(policy).not.toContain('unsafe-eval');
});

describe('a page in Hindi', () => {
  beforeEach(() => setLanguageSource(() => 'hi'));
  afterEach(() => setLanguageSource(() => 'en'));

  const addressesOf = (parsed: Document, rel: string) =>
    [...parsed.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(
      ({ href, hreflang }) => [hreflang, href],
    );

  test('names its language, itself as the canonical page, and the page in each language', () => {
    const meta = { title: 'Women', canonical: '/products?category=women' };
    const parsed = documentWith(meta, shellWithLibraries, ['en', 'hi']);
    const english = 'https://shop.example/products?category=women';
    const hindi = 'https://shop.example/hi/products?category=women';
    expect(parsed.documentElement.lang).toBe('hi-IN');
    expect(addressesOf(parsed, 'canonical')).toEqual([['', hindi]]);
    expect(addressesOf(parsed, 'alternate')).toEqual([
      ['en-IN', english],
      ['hi-IN', hindi],
      ['x-default', english],
    ]);
  });

  test('fetches the translations of the shell', () => {
    const messages = { hi: ['chunk.messages-hi.js'], ta: ['chunk.messages-ta.js'] };
    const translated = { ...shell, extras: { ...shell.extras, messages } };
    const template = documentWith({ title: 'Home' }, translated).querySelector('template');
    expect(template?.innerHTML).toContain('/apps/shell/1.0.0/browser/chunk.messages-hi.js');
    expect(template?.innerHTML).not.toContain('messages-ta');
  });
});

test('a page in the only language of a shop names no others', () => {
  const parsed = documentWith({ title: 'Home' });
  expect(parsed.documentElement.lang).toBe('en-IN');
  expect(parsed.documentElement.dir).toBe('');
  expect(parsed.querySelector('link[rel="alternate"]')).toBeNull();
});
