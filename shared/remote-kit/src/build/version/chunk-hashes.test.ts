import { runInNewContext } from 'node:vm';
import { withChunkHashes } from './chunk-hashes';
import { integrityOf } from '@storefront/tools/integrity';

const chunk = Buffer.from('home()');
const otherChunk = Buffer.from('zoom()');

function builtWith(entry: string) {
  return new Map([
    ['browser/chunk.home.js', chunk],
    ['browser/chunk.zoom.js', otherChunk],
    ['browser/remoteEntry.js', Buffer.from(entry)],
    ['server/remoteEntry.js', Buffer.from('render()')],
  ]);
}

test('the entry of a remote contains the hashes of its chunks, and of nothing else', () => {
  const files = withChunkHashes(
    builtWith('guard(script,"STOREFRONT_CHUNK_HASHES")'),
    'remoteEntry.js',
  );
  const guard = jest.fn();
  runInNewContext(String(files.get('browser/remoteEntry.js')), { guard, script: 'the script' });
  expect(guard).toHaveBeenCalledWith('the script', {
    'chunk.home.js': integrityOf(chunk),
    'chunk.zoom.js': integrityOf(otherChunk),
  });
});

test('an entry without a place for the hashes is refused', () => {
  expect(() => withChunkHashes(builtWith('guard(script)'), 'remoteEntry.js')).toThrow(
    'has no place for the hashes',
  );
});
