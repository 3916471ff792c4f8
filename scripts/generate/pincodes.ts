import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { pincodeTable } from '../lib/pincodes/pincode-table';

const TABLE_FILE = path.join(ROOT, 'api/src/modules/pincodes/pincodes.txt');

const HEADER = `# The PIN codes of India Post, by state and city: \`node scripts/run.mjs generate/pincodes IN.txt\` writes this file.
# From the list of post offices of GeoNames (https://download.geonames.org/export/zip/IN.zip), which is
# licensed under CC BY 4.0: https://creativecommons.org/licenses/by/4.0/
`;

/** `node scripts/run.mjs generate/pincodes IN.txt`: makes the table of PIN codes from GeoNames' list of post offices. */
export const main = command(async ([file]) => {
  if (file === undefined)
    throw new Error('Name the list: node scripts/run.mjs generate/pincodes IN.txt');
  const table = pincodeTable(await readFile(file, 'utf8'));
  await writeFile(TABLE_FILE, `${HEADER}${table}\n`);
  console.log(`Wrote ${path.relative(ROOT, TABLE_FILE)}, ${table.length} bytes.`);
});
