import { appsOrigin, atOrigin } from './apps-origin';
import { remoteVersion } from '../../../shell/src/remotes/testing/remote-version';

const PATH = '/apps/mf-x/1.0.0/browser/remoteEntry.js';
const LIBRARIES = '/apps/mf-x/libraries-ab12/browser/libraries.js';

function version(url: string) {
  const libraries = { url: url.replace(PATH, LIBRARIES), integrity: 'sha256-abc' };
  return remoteVersion({ url, libraries });
}

test.each([
  [undefined, ''],
  ['', ''],
  ['https://remotes.example', 'https://remotes.example'],
  ['https://remotes.example:8443/', 'https://remotes.example:8443'],
])('APPS_URL=%s: files come from "%s"', (APPS_URL, origin) => {
  expect(appsOrigin({ APPS_URL })).toBe(origin);
});

test.each(['remotes.example', 'https://remotes.example/shop', 'ftp://remotes.example', '/apps'])(
  'APPS_URL=%s is refused',
  (APPS_URL) => {
    expect(() => appsOrigin({ APPS_URL })).toThrow(`not "${APPS_URL}"`);
  },
);

test('a version moves to an origin, to another one, and back', () => {
  const moved = atOrigin(version(PATH), 'https://remotes.example');
  expect(moved.url).toBe(`https://remotes.example${PATH}`);
  const further = atOrigin(moved, 'https://cdn.example');
  expect(further.url).toBe(`https://cdn.example${PATH}`);
  expect(further.extras.libraries?.url).toBe(`https://cdn.example${LIBRARIES}`);
  expect(atOrigin(further, '')).toEqual(version(PATH));
});
