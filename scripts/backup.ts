import { command } from './lib/command';
import { runToEnd } from './lib/processes';

/** `npm run backup -- FILE`: see api/src/cli/backup.ts. */
export const main = command((args) =>
  runToEnd('node', ['tools/run.mjs', 'api/src/cli/backup.ts', ...args]),
);
