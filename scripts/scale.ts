import { CERTIFICATE_FILE, KEY_FILE, readCertificate } from './lib/bench/reverse-proxy/certificate';
import { TEST_DEPLOY_ROOT } from './lib/apps';
import { command } from './lib/command';
import { runToEnd } from './lib/processes';
import { findOrInstallNginx } from './lib/programs/nginx';
import { findOrInstallPostgres } from './lib/programs/postgres';
import { findOrInstallRedis } from './lib/programs/throw-away-redis';
import { publishForTests } from './lib/publish/publish-for-tests';

/**
 * `npm run test:scale`: starts the shop as it runs on several machines, ends and freezes each part while shoppers buy, checks
 * that nothing confirmed is lost, and writes docs/scale.md. It takes about ten minutes. With a word, only what has it in its
 * name happens, and nothing is written: `npm run test:scale -- PostgreSQL`.
 */
export const main = command(async ([only = '']) => {
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
});
