import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireWritable } from './require-writable';

test('a deploy root that is missing can’t be written, an own one can', async () => {
  const deployRoot = await mkdtemp(path.join(tmpdir(), 'deploy-root-'));
  await expect(requireWritable(deployRoot)).resolves.toBeUndefined();
  await expect(requireWritable(path.join(deployRoot, 'missing'))).rejects.toThrow('ENOENT');
  await rm(deployRoot, { recursive: true });
});
