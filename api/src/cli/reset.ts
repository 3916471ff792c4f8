import { parseArgs } from 'node:util';
import { readConfig } from '../settings/config';
import { emptyDatabase } from '../db/empty-database';
import { withDatabase } from '../db/open-database';
import { fillWithDemo } from '../demo/fill-with-demo';
import { runCli } from './parts/run-cli';

/** Empties the database, and fills it with the demo if DEMO is set. */
await runCli(async () => {
  const config = readConfig(process.env);
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  const where = await emptyDatabase(config, values.database);
  if (!config.demo) {
    console.log(`Emptied ${where}.`);
    return;
  }
  await withDatabase(config, fillWithDemo);
  console.log(`Emptied ${where} and filled it with the demo.`);
});
