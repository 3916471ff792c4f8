import { readConfig } from '../config';
import { resetDatabase } from '../db/reset-database';

try {
  const where = await resetDatabase(readConfig(process.env));
  console.log(`The demo data is as new in ${where}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
