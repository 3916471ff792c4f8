import { command } from './lib/command';
import { runToEnd } from './lib/processes';

/**
 * `npm run demo`: fills an empty database, embedded or that of DATABASE_URL, with the demo. It refuses
 * a database that has orders, or a store or products of its own.
 */
export const main = command(() => runToEnd('node', ['tools/run.mjs', 'api/src/cli/demo.ts']));
