import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/bench/browser/bench-browser';
import { describeMachine } from './lib/bench/report/machine';
import { printSection } from './lib/bench/report/print-section';
import { withBenchShop } from './lib/bench/shop/bench-shop';
import { command } from './lib/command';
import { StepFailedError } from './lib/processes';
import { overBudget } from './lib/weights/over-budget';
import { weighPages } from './lib/weights/weigh-pages';
import { weightTable } from './lib/weights/weight-table';

const NOTE = `Each weight is what comes over the wire, in kilobytes of brotli; in brackets the minified kilobytes, and which part of
them runs in the first ten seconds without a tap. A script's compressed weight is divided between its sources in proportion
to what each of them weighs when it is compressed alone. A folder of the repository stands for the sources of the shop in it.`;

/**
 * `npm run weights`: builds what has changed, prints where the kilobytes of the public pages' scripts are, and writes it
 * into docs/performance.md. With `--check` it writes nothing, and fails if a page is over its budget.
 */
export const main = command(async (args) => {
  const { check = false } = parseArgs({ args, options: { check: { type: 'boolean' } } }).values;
  const machine = describeMachine();
  const browser = await launchBrowser();
  try {
    const pieces = await withBenchShop(({ shop }) => weighPages(browser, shop));
    const tables = (['source', 'app', 'chunk'] as const).map((by) => weightTable(pieces, by));
    const text = [NOTE, ...tables].join('\n\n');
    await printSection({ title: 'Scripts', text }, { machine, isWritten: !check });
    const problems = overBudget(pieces);
    if (check && problems.length > 0) throw new StepFailedError(problems.join('\n'));
  } finally {
    await browser.close();
  }
});
