import { parseArgs } from 'node:util';
import { ResponseCache } from '../http/responses/response-cache';
import { makeDuePictures } from '../modules/pictures/working/make-due-pictures';
import { openPictureStore } from '../modules/pictures/storage/open-picture-store';
import {
  type PicturesCommand,
  PicturesCommandSchema,
  runPicturesCommand,
} from '../operator/pictures-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';

const USAGE = `The pictures that products and the store name, and how far the shop is with making its own of them.

  pictures list [queued|working|done|failed] [--page <number>] [--json]
                                           the pictures that changed last
  pictures failed [--page <number>] [--json]
                                           those that were given up, why, and what lacks them
  pictures retry <source>|all              makes a picture once more, such as one that its host has replaced; all are
                                           those that were given up, and those whose files are missing
  pictures run                             makes the pictures that are due now, for a shop whose API doesn’t run
`;

function readCommand(): PicturesCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [action, subject] = positionals;
  const page = values.page === undefined ? undefined : Number(values.page);
  const { json } = values;
  const commands: Record<string, unknown> = {
    list: { action, status: subject, page, json },
    failed: { action, page, json },
    retry: { action, source: subject },
    run: { action },
  };
  return checkCommand(PicturesCommandSchema, action, commands[action ?? '']);
}

/** Is told of each attempt, of which `waiting` were left. */
function showProgress(attempts: number, waiting: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${attempts} of ${attempts + waiting} pictures`);
}

await runOperatorCli({
  area: 'pictures',
  usage: USAGE,
  read: readCommand,
  run: ({ db, config }, command) =>
    runPicturesCommand(
      {
        db,
        store: openPictureStore(config.picturesDir),
        makeDue: () =>
          makeDuePictures(
            config,
            { db, responses: new ResponseCache(), log: console },
            showProgress,
          ),
      },
      command,
    ),
});
