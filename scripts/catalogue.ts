import { command } from './lib/command';
import { runToEnd } from './lib/processes';

/** `npm run catalogue -- import FILE` and others: see api/src/cli/catalogue.ts. */
export const main = command((args) =>
  runToEnd('node', ['tools/run.mjs', 'api/src/cli/catalogue.ts', ...args]),
);
