import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pagePaths } from '@storefront/host/contracts';
import prettier from 'prettier';
import { describeMachine } from '../bench/report/machine';
import { findContradictions, countStock, fillStock } from './check-books';
import { drillsOf } from './drills';
import { Buyers } from './load/buyers';
import { noFigures } from './load/figures';
import { Visitors } from './load/visitors';
import { makeNextVersion } from './next-version';
import { drillTable, type DrillResult } from './report';
import { startScaledShop } from './scaled-shop';

const PAGE = 'docs/scale.md';

const BUYERS = 3;
const VISITORS = 3;

/** How long the shop is watched after each drill, in milliseconds. */
const CALM = 10_000;

const [redis = '', certificate = '', key = '', only = ''] = process.argv.slice(2);
// So that what was started is ended too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const machine = describeMachine();
const next = await makeNextVersion();
const shop = await startScaledShop({ redis, certificate, key });
const results: DrillResult[] = [];
let figures = noFigures();
let contradictions: string[];
try {
  const productIds = await fillStock(shop);
  const stockBefore = await countStock(shop);
  const { origin, apiOrigin, paymentSecret } = shop;
  const current = () => figures;
  const buyers = new Buyers({ apiOrigin, paymentSecret, productIds, figures: current });
  const paths = [pagePaths.home, pagePaths.products, ...productIds.map(pagePaths.product)];
  const visitors = new Visitors({ origin, paths, figures: current });
  await buyers.start(BUYERS);
  visitors.start(VISITORS);
  const drills = drillsOf(shop, next.path('.')).filter(({ name }) => name.includes(only));
  for (const { name, run } of drills) {
    figures = noFigures();
    const startedAt = Date.now();
    console.log(`${name} …`);
    await run(shop);
    const seconds = (Date.now() - startedAt) / 1_000;
    await pause(CALM);
    results.push({ name, seconds, ...figures });
    console.log(drillTable(results.slice(-1)).split('\n').at(-1));
    for (const reason of [...new Set([...figures.retries, ...figures.failures])])
      console.error(reason);
  }
  await Promise.all([visitors.stop(), buyers.stop()]);
  contradictions = await findContradictions(shop, buyers.confirmed, stockBefore);
  if (only === '') await writePage(buyers.confirmed.length);
} finally {
  await shop.stop();
  await next.remove();
}
const failures = results.flatMap((result) => result.failures);
for (const problem of [...failures, ...contradictions]) console.error(problem);
if (failures.length > 0 || contradictions.length > 0) process.exitCode = 1;
else console.log('Nothing that was confirmed is lost.');

async function writePage(orders: number): Promise<void> {
  const text = `# What the shop survives

Written by \`npm test -- scale\`: two page servers, two APIs, a PostgreSQL with a replica that confirms each commit, a Redis,
a bucket and nginx, all on one machine. Meanwhile ${BUYERS} buyers order and pay one piece after the other, and repeat a step that
gets no answer, as a shopper does; ${VISITORS} visitors open pages and repeat none. A row counts what happened until ten seconds after the
part was back.

${machine}

${drillTable(results)}

${orders} orders were confirmed. At the end the books were checked: ${
    contradictions.length === 0
      ? 'each of them exists once, each payment that was confirmed is in the ledger, and no piece was sold twice.'
      : contradictions.join(' ')
  }
`;
  const options = await prettier.resolveConfig(PAGE);
  await writeFile(PAGE, await prettier.format(text, { ...options, parser: 'markdown' }));
}
