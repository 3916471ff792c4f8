import { withChunkHashes } from './chunk-hashes';
import { integrityOf } from '@storefront/tools/integrity';

const chunk = Buffer.from('home()');

function builtWith(entry: string) {
  return new Map([
    ['browser/chunk.home.js', chunk],
    ['browser/remoteEntry.js', Buffer.from(entry)],
    ['server/remoteEntry.js', Buffer.from('render()')],
  ]);
}

test('the entry of a remote contains the hashes of its chunks, and of nothing else', () => {
  const files = withChunkHashes(
    builtWith('guard(script,"STOREFRONT_CHUNK_HASHES")'),
    'remoteEntry.js',
  );
  const hashes = JSON.stringify({ 'chunk.home.js': integrityOf(chunk) });
  expect(files.get('browser/remoteEntry.js')?.toString()).toBe(`guard(script,${hashes})`);
});

test('an entry without a place for the hashes is refused', () => {
  expect(() => withChunkHashes(builtWith('guard(script)'), 'remoteEntry.js')).toThrow(
    'has no place for the hashes',
  );
});
