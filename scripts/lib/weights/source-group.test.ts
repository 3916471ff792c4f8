import { sourceGroup } from './source-group';

test.each([
  ['webpack:///node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack:///node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js', '@emotion'],
  ['webpack:///node_modules/a/node_modules/@scope/b/index.js', '@scope/b'],
  ['webpack:///shared/host/src/facade/bus.ts', 'shared/host'],
  ['webpack:///mf-catalog/src/features/home/home-page.tsx', 'mf-catalog'],
  ['webpack:///webpack/runtime/jsonp chunk loading', 'webpack'],
  ['webpack:///node_modules/.federation/entry.js', 'webpack'],
  [null, 'webpack'],
])('%s belongs to %s', (source, group) => {
  expect(sourceGroup(source)).toBe(group);
});
