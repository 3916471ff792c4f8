import { FAULT_TABLES } from '../../../e2e/support/faults/fault-tables';
import type { FaultResult } from '../../../e2e/support/faults/results';

export const FAULTS_PAGE = 'docs/faults.md';

type FaultTable = (typeof FAULT_TABLES)[number];

const INTRODUCTION = `# What a shopper sees when something fails

Written by \`node scripts/run.mjs generate/faults\` from the last run of its tests, in which each line is a test of its own
(\`e2e/specs/faults\`): a build of the remote with that fault is live, and no earlier version could replace
it. In all of them header, cart and the pages of the other remotes work; the log or the report names remote
and version; nothing is retried endlessly; and the page is back once the fault is gone. The times were measured
in that run, with other work on the machine: until the page or its message was shown.

Each fault is tried with one remote, and each remote with one fault at least, because what contains a fault is
the shell, which treats all remotes alike. Only a fragment in the server's HTML differs from the others: it stays
as it is when its code can't be loaded. \`E2E_ALL_PAIRS=1 npm run e2e -- faults resilience\` tries each
fault with each remote.

On the page server, a version that has been at fault three times is no longer rendered there until it is
deployed again; its pages are then sent at once without their content, and the browser renders them. The same
faults are in the fragments that it provides: other remotes' pages are sent complete.`;

/** The page with all tables. Throws when the run left a test out. */
export function faultsPage(results: FaultResult[]): string {
  const tables = FAULT_TABLES.map((table) => `## ${table.title}\n\n${tableOf(table, results)}`);
  return [INTRODUCTION, ...tables].join('\n\n') + '\n';
}

function tableOf({ table, tried }: FaultTable, results: FaultResult[]): string {
  const lines = tried.map(({ fault, remote }) => {
    const { sees, after } = find(results, table, fault, remote);
    return [fault, remote, sees, `${after} ms`];
  });
  return [['fault', 'of', 'a shopper sees', 'after'], Array<string>(4).fill('---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function find(results: FaultResult[], table: string, fault: string, remote: string): FaultResult {
  const found = results.find(
    (one) => one.table === table && one.fault === fault && one.remote === remote,
  );
  if (!found) throw new Error(`The last run has no result for ${table}, ${fault}, ${remote}.`);
  return found;
}
