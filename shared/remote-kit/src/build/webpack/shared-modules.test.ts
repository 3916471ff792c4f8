import { version as emotion } from '@emotion/react/package.json';
import { version as react } from 'react';
import { version as reactDom } from 'react-dom';
import { sharedLibraries } from './shared-modules';

test('a version names the libraries that it shares, as they were when it was built', () => {
  expect(sharedLibraries({ role: 'remote', bundled: [] })).toEqual({
    react,
    'react-dom': reactDom,
    '@emotion/react': emotion,
  });
});

test('a version doesn’t name a library that it bundles', () => {
  const shared = sharedLibraries({ role: 'remote', bundled: ['@emotion/react'] });
  expect(Object.keys(shared)).toEqual(['react', 'react-dom']);
});
