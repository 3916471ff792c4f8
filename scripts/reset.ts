import { command } from './lib/command';
import { runToEnd } from './lib/processes';
import { demoSetting } from './lib/settings/demo-setting';

/**
 * `npm run reset`: empties the embedded database and fills it with the demo again.
 * `npm run reset -- --database shop`: empties the PostgreSQL database of DATABASE_URL, which is
 * named `shop`.
 */
export const main = command((args) =>
  runToEnd('node', ['tools/run.mjs', 'api/src/cli/reset.ts', ...args], {
    DEMO: demoSetting(process.env),
  }),
);
