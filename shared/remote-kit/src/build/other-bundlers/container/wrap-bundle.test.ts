import vm from 'node:vm';
import type { Container } from './container';
import { wrapBundle, type BundledScript } from './wrap-bundle';

/** An entry that imports a page when it is needed, which shares a chunk with another page. */
const scripts: Record<string, BundledScript> = {
  'remoteEntry.js': {
    code: `exports.title='Shop';exports.routes={page:()=>Promise.resolve().then(()=>require('./chunk.page.js'))}`,
    isEntry: true,
    imports: ['react'],
    dynamicImports: ['chunk.page.js'],
  },
  'chunk.page.js': {
    code: `const {title}=require('./remoteEntry.js');exports.text=title+' '+require('./chunk.common.js').text`,
    isEntry: false,
    imports: ['remoteEntry.js', 'chunk.common.js'],
    dynamicImports: [],
  },
  'chunk.common.js': {
    code: `exports.text=require('react').text`,
    isEntry: false,
    imports: ['react'],
    dynamicImports: [],
  },
};

const shareScope = { react: { '19.3.1': { get: () => () => ({ text: 'by React' }) } } };

/** A browser in which script elements load the bundle's files; `guarded` gets what the shop's guard is called with. */
function browserWith(files: Record<string, string>) {
  const guarded: [string, unknown][] = [];
  const load = (script: { src: string; onload: () => void }) => {
    vm.runInContext(files[script.src.slice(script.src.lastIndexOf('/') + 1)] ?? '', context);
    queueMicrotask(script.onload);
  };
  class HTMLScriptElement {
    src = 'https://shop.example/apps/mf-x/1/browser/remoteEntry.js';
    remove = () => undefined;
  }
  const context = vm.createContext({
    URL,
    HTMLScriptElement,
    __storefrontGuardScript: ({ src }: { src: string }, hashes: unknown) => {
      guarded.push([src, hashes]);
    },
    document: {
      currentScript: new HTMLScriptElement(),
      createElement: () => new HTMLScriptElement(),
      head: { append: load },
    },
  });
  vm.runInContext(files['remoteEntry.js'] ?? '', context);
  return { container: (context as { mf_x: Container }).mf_x, guarded };
}

test('in the browser, a chunk is loaded with all that it needs, and each script goes through the guard', async () => {
  const files = wrapBundle(scripts, { container: 'mf_x', side: 'browser' });
  const { container, guarded } = browserWith(files);
  container.init(shareScope);
  const routes = (await container.get('./routes'))() as { page: () => Promise<unknown> };
  expect(guarded).toEqual([]);
  const pages = await Promise.all([routes.page(), routes.page()]);
  expect(pages).toEqual([{ text: 'Shop by React' }, { text: 'Shop by React' }]);
  expect(guarded).toEqual([
    ['https://shop.example/apps/mf-x/1/browser/chunk.page.js', 'STOREFRONT_CHUNK_HASHES'],
    ['https://shop.example/apps/mf-x/1/browser/chunk.common.js', 'STOREFRONT_CHUNK_HASHES'],
  ]);
});

test('a chunk that doesn’t define itself is an error, and isn’t requested again and again', async () => {
  const files = wrapBundle(scripts, { container: 'mf_x', side: 'browser' });
  const { container, guarded } = browserWith({ ...files, 'chunk.page.js': '' });
  container.init(shareScope);
  const routes = (await container.get('./routes'))() as { page: () => Promise<unknown> };
  await expect(routes.page()).rejects.toThrow('The bundle has no ./chunk.page.js.');
  expect(guarded).toHaveLength(2);
});

test('on the server, the container is an export', () => {
  const files = wrapBundle(scripts, { container: 'mf_x', side: 'server' });
  const exports: Record<string, unknown> = {};
  vm.runInNewContext(files['remoteEntry.js'] ?? '', { exports });
  expect(Object.keys(exports)).toEqual(['mf_x']);
});
