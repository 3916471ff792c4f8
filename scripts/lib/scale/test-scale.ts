import { TEST_DEPLOY_ROOT } from '../apps';
import { CERTIFICATE_FILE, KEY_FILE, readCertificate } from '../bench/reverse-proxy/certificate';
import { runToEnd } from '../processes';
import { findOrInstallNginx } from '../programs/nginx';
import { findOrInstallPostgres } from '../programs/postgres';
import { findOrInstallRedis } from '../programs/throw-away-redis';
import { publishForTests } from '../publish/publish-for-tests';

/**
 * `npm test -- scale`: starts the shop as it runs on several machines, ends and freezes each part while shoppers buy, checks
 * that nothing confirmed is lost, and writes docs/scale.md. It takes about ten minutes. With a word, only what has it in its
 * name happens, and nothing is written: `npm test -- scale PostgreSQL`.
 */
export async function testScale(only = ''): Promise<void> {
  const redis = findOrInstallRedis();
  const env = {
    NGINX_PATH: findOrInstallNginx(),
    POSTGRES_BIN: findOrInstallPostgres(),
    DEPLOY_ROOT: TEST_DEPLOY_ROOT,
    // A process trusts further certificates from its start only.
    NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE,
  };
  await readCertificate();
  await publishForTests();
  const program = ['tools/run.mjs', 'scripts/lib/scale/main.ts'];
  await runToEnd('node', [...program, redis, CERTIFICATE_FILE, KEY_FILE, only], env);
}
