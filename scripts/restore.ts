import { command } from './lib/command';
import { runToEnd } from './lib/processes';

/** `npm run restore -- FILE`: see api/src/cli/restore.ts. */
export const main = command((args) =>
  runToEnd('node', ['tools/run.mjs', 'api/src/cli/restore.ts', ...args]),
);
