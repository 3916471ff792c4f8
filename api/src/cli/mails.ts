import { parseArgs } from 'node:util';
import { type MailsCommand, MailsCommandSchema, runMailsCommand } from '../operator/mails-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';

const USAGE = `The operator's side of the mails.

  mails list [queued|sending|sent|failed] [--page <number>] [--json]
                                           the newest mails, and why they weren't sent
  mails retry <id>|all                     sends mails that were given up once more
`;

function readCommand(): MailsCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [action, subject] = positionals;
  const page = values.page === undefined ? undefined : Number(values.page);
  const list = { action, status: subject, page, json: values.json };
  const command = action === 'list' ? list : { action, id: subject };
  return checkCommand(MailsCommandSchema, action, command);
}

await runOperatorCli({
  area: 'mails',
  usage: USAGE,
  read: readCommand,
  run: ({ db }, command) => runMailsCommand(db, command),
});
