import { resolve } from 'node:path';
import { restore } from '../backup/restore';
import { readConfig } from '../settings/config';
import { runCli } from './parts/run-cli';

/** Restores a backup into an empty database; the API must not run. */
await runCli(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Usage: npm run restore -- FILE');
  const where = await restore(readConfig(process.env), resolve(file));
  console.log(`Restored ${file} into ${where}.`);
});
