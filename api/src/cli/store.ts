import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from '../db/open-database';
import { sourceOptions } from '../modules/pictures/working/picture-context';
import { STORE_NAMES } from '../modules/store/store-values';
import { runStoreCommand, type StoreCommand, StoreCommandSchema } from '../operator/store-command';
import { sendCommand } from '../operator/socket/send-command';
import { readConfig } from '../settings/config';
import { checkCommand, WrongOptionError } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';

const USAGE = `The store: its name, company, categories, policies, shipping, links and pictures.

  store show                               all of it, as JSON
  store set <name> <value>                 changes one value; an empty one removes it
  store set <name> --file <file>           the value is in a file; a policy may be HTML, or Markdown in a file .md
  store set picture.<place> <source> [--alt <text>]
                                           the address of a picture, or its path in PICTURES_FOLDER; <text> is what it
                                           shows
  store edit                               opens all of it in $EDITOR, and stores it when that is closed

Names: ${STORE_NAMES.join(', ')}.
Categories are separated by commas. What changes something takes --by <name> and --note <text>.
`;

async function readCommand(): Promise<StoreCommand | undefined> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      file: { type: 'string' },
      alt: { type: 'string' },
      by: { type: 'string', default: 'operator' },
      note: { type: 'string' },
    },
  });
  const [action, name, value] = positionals;
  const acting = { author: values.by, note: values.note };
  const { alt } = values;
  const file = values.file === undefined ? undefined : resolve(values.file);
  if (action === 'set' && value === undefined && file === undefined) {
    throw new WrongOptionError('The value is missing.');
  }
  if (action === 'edit') return { action: 'replace', info: edit(await currentStore()), ...acting };
  return checkCommand(StoreCommandSchema, action, { action, name, value, file, alt, ...acting });
}

async function currentStore(): Promise<string> {
  const config = readConfig(process.env);
  const show: StoreCommand = { action: 'show' };
  const { dataDir, databaseUrl } = config;
  const token = process.env.OPERATOR_TOKEN;
  const answer =
    databaseUrl === undefined
      ? await sendCommand({ dataDir, area: 'store', command: show, token })
      : undefined;
  if (answer?.ok === false) throw new Error(answer.text);
  return (
    answer?.text ??
    withDatabase(config, ({ db }) => runStoreCommand({ db, sources: sourceOptions(config) }, show))
  );
}

/** Lets the operator edit the text; returns what it is then. */
function edit(text: string): unknown {
  const editor = process.env.EDITOR;
  if (editor === undefined) throw new WrongOptionError('Set EDITOR to the editor to open.');
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(folder, 'store.json');
  try {
    writeFileSync(file, `${text}\n`);
    const { status } = spawnSync(editor, [file], { stdio: 'inherit', shell: true });
    if (status !== 0)
      throw new WrongOptionError(`${editor} ended with ${status}: nothing is changed.`);
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw error instanceof SyntaxError
      ? new WrongOptionError(`That is no JSON any more: ${error.message}. Nothing is changed.`)
      : error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await runOperatorCli({
  area: 'store',
  usage: USAGE,
  read: readCommand,
  run: ({ db, config }, command) =>
    runStoreCommand({ db, sources: sourceOptions(config) }, command),
});
