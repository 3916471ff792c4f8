import { resolve } from 'node:path';
import { backUp } from '../backup/back-up';
import { readConfig } from '../settings/config';
import { runCli } from './parts/run-cli';

/** Writes all data of the database into a file, whether the API runs or not. */
await runCli(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Usage: npm run backup -- FILE');
  await backUp(readConfig(process.env), resolve(file));
  console.log(`The database is backed up in ${file}.`);
});
