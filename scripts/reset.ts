import { command } from './lib/command';
import { runToEnd } from './lib/processes';
import { demoSetting } from './lib/settings/demo-setting';

/**
 * `npm run reset`: empties the embedded database and fills it with the demo again.
 * `npm run reset -- --database shop`: empties the PostgreSQL of DATABASE_URL, whose name that is.
 */
export const main = command((args) =>
  runToEnd('node', ['tools/run.mjs', 'api/src/cli/reset.ts', ...args], {
    DEMO: demoSetting(process.env),
  }),
);
