import { readConfig } from '../settings/config';
import { withDatabase } from '../db/open-database';
import { DEMO_USER } from '../demo/demo-user';
import { fillWithDemo } from '../demo/fill-with-demo';
import { runCli } from './parts/run-cli';

/** Fills the database with the demo. */
await runCli(async () => {
  const filled = await withDatabase(readConfig(process.env), fillWithDemo);
  console.log(
    filled ? 'The database is filled with the demo.' : 'The database holds the demo already.',
  );
  console.log(
    `Start the API with DEMO=true to serve its pictures, its sandbox payment provider and its login, ${DEMO_USER.email} / ${DEMO_USER.password}.`,
  );
});
