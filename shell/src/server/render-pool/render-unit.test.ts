import { remoteVersion } from '../../remotes/testing/remote-version';
import { unitKey } from './render-unit';

function key(serverUrl: string): string {
  const version = remoteVersion({ version: 'source', serverUrl });
  return unitKey({ shell: remoteVersion({ version: '1' }), name: 'mf-x', version });
}

test('a version whose server build was replaced is another unit', () => {
  expect(key('mf-x/source/server/a.js')).toBe(key('mf-x/source/server/a.js'));
  expect(key('mf-x/source/server/b.js')).not.toBe(key('mf-x/source/server/a.js'));
});
