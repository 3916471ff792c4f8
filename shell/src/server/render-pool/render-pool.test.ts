import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import { integrityOf } from '@storefront/tools/build/integrity';
import { createRenderPool } from './render-pool';
import { remoteVersion } from '../../remotes/testing/remote-version';

const CODE = 'process.exit(1)';

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    [SHELL]: [remoteVersion({ serverUrl: 'shell.js', serverIntegrity: integrityOf(CODE) })],
  },
};

test('a version whose process keeps ending is among the blocked ones', async () => {
  const deployRoot = await mkdtemp(path.join(tmpdir(), 'render-pool-'));
  await writeFile(path.join(deployRoot, 'shell.js'), CODE);
  let whenBlocked: () => void = () => undefined;
  const isBlocked = new Promise<void>((resolve) => (whenBlocked = resolve));
  const pool = createRenderPool({
    deployRoot,
    apiUrl: 'http://127.0.0.1:1',
    memoryMb: 128,
    onFault: (fault) => fault.isBlocked && whenBlocked(),
    onProblem: () => undefined,
  });
  expect(pool.blocked()).toEqual([]);
  void pool.serve(REGISTRY);
  await isBlocked;
  expect(pool.blocked()).toEqual([{ app: SHELL, version: '1.0.0' }]);
  pool.close();
  await rm(deployRoot, { recursive: true });
});
