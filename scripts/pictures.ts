import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import type { PictureManifest } from '../api/src/demo/picture-manifest';
import { ROOT } from './lib/apps';
import { command } from './lib/command';
import { StepFailedError } from './lib/processes';
import { makeContactSheet } from './pictures/contact-sheet';
import { drawAll } from './pictures/draw-all';
import { productJobs, storeJobs, type PictureJob } from './pictures/picture-job';
import { removeOldFiles } from './pictures/picture-files';
import { tryCuts } from './pictures/try-cuts';

const MANIFEST = path.join(ROOT, 'api/src/demo/data/pictures.json');

/**
 * `npm run pictures`: draws the demo's pictures again. `-- coat` draws those whose name has "coat"
 * in it, `-- --sheet` puts all that are there on one sheet, and `-- --try slip-dress:Bordeaux`
 * draws a cut to look at (docs/pictures.md).
 */
export const main = command(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sheet: { type: 'boolean', default: false },
      try: { type: 'string' },
      view: { type: 'string', default: 'front' },
      window: { type: 'string' },
      width: { type: 'string', default: '540' },
      seed: { type: 'string' },
      out: { type: 'string', default: '.reports/try.png' },
    },
  });
  if (values.try !== undefined) return tryCuts({ ...values, cuts: values.try });
  const jobs = [...productJobs(), ...storeJobs()];
  if (values.sheet) {
    const fronts = productJobs().filter(({ view }) => view === 'front');
    console.log(`Contact sheet: ${await makeContactSheet(fronts.map(({ name }) => name))}`);
    return;
  }
  await draw(jobs, chosen(jobs, positionals));
});

function chosen(jobs: PictureJob[], words: string[]): PictureJob[] {
  const picked = jobs.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (picked.length > 0) return picked;
  throw new StepFailedError(`No picture's name has ${words.join(' or ')} in it.`);
}

async function draw(all: PictureJob[], jobs: PictureJob[]): Promise<void> {
  const manifest = await readManifest();
  let done = 0;
  await drawAll(jobs, ({ name, entry }) => {
    manifest[name] = entry;
    done += 1;
    showProgress(done, jobs.length, name);
  });
  const kept = all.flatMap(({ name }) => {
    const entry = manifest[name];
    return entry ? [[name, entry] as const] : [];
  });
  await writeManifest(Object.fromEntries(kept));
  await removeOldFiles(kept.map(([name]) => name));
}

async function readManifest(): Promise<PictureManifest> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => '{}');
  return JSON.parse(text) as PictureManifest;
}

async function writeManifest(manifest: PictureManifest): Promise<void> {
  const options = await prettier.resolveConfig(MANIFEST);
  const text = await prettier.format(JSON.stringify(manifest), { ...options, parser: 'json' });
  await writeFile(MANIFEST, text);
}

function showProgress(done: number, total: number, name: string) {
  const filled = Math.round((done / total) * 30);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(30 - filled)}`;
  const line = `${bar} ${done}/${total} ${name}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`);
  else console.log(line);
}
