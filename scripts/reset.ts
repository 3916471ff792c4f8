import { command } from './lib/command';
import { runToEnd } from './lib/processes';

/** `npm run reset`: empties the embedded database and fills it with the demo data again. */
export const main = command(() => runToEnd('node', ['--import', 'tsx', 'api/src/cli/reset.ts']));
