import { command } from './lib/command';
import { demoSetting } from './lib/demo-setting';
import { runToEnd } from './lib/processes';

/**
 * `npm run reset`: empties the embedded database and fills it with the demo again.
 * `npm run reset -- --database shop`: empties the PostgreSQL of DATABASE_URL, whose name that is.
 */
export const main = command((args) =>
  runToEnd('node', ['--import', 'tsx', 'api/src/cli/reset.ts', ...args], {
    DEMO: demoSetting(process.env),
  }),
);
