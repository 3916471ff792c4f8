import { parseArgs } from 'node:util';
import { makeContactSheet } from './contact-sheet';
import { drawAll } from './draw-all';
import { readManifestFile, writeManifestFile } from './manifest-file';
import { removeOldFiles } from './picture-files';
import { productJobs, storeJobs, type PictureJob } from './picture-job';
import { showProgress } from './progress-bar';
import { tryCuts } from './try-cuts';
import { UsageError } from './usage-error';

/**
 * `npm start`: draws the demo's pictures again. `-- coat` draws those whose name contains
 * "coat", `-- --sheet` puts all products on one sheet, and `-- --try slip-dress:Bordeaux` draws a
 * cut for inspection. Throws a UsageError for an unknown picture, view or window.
 */
export async function picturesCommand(args: string[]): Promise<void> {
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
  if (values.try !== undefined) {
    await tryCuts({ ...values, cuts: values.try });
  } else if (values.sheet) {
    const fronts = productJobs().filter(({ view }) => view === 'front');
    console.log(`Contact sheet: ${await makeContactSheet(fronts.map(({ name }) => name))}`);
  } else {
    const jobs = [...productJobs(), ...storeJobs()];
    await draw(jobs, jobsNamed(jobs, positionals));
  }
}

function jobsNamed(jobs: PictureJob[], words: string[]): PictureJob[] {
  const named = jobs.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (named.length > 0) return named;
  throw new UsageError(`No picture's name contains ${words.join(' or ')}.`);
}

/** Draws the given jobs; entries and files of pictures that are not among `all` are removed. */
async function draw(all: PictureJob[], jobs: PictureJob[]): Promise<void> {
  const manifest = await readManifestFile();
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
  await writeManifestFile(Object.fromEntries(kept));
  await removeOldFiles(kept.map(([name]) => name));
}
