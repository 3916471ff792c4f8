import { type MailsCommand, MailsCommandSchema, runMailsCommand } from '../operator/mails-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';

const USAGE = `The operator's side of the mails.

  mails list [queued|sending|sent|failed]  the newest mails, and why they weren't sent
  mails retry <id>|all                     sends mails that were given up once more
`;

function readCommand(): MailsCommand | undefined {
  const [action, subject] = process.argv.slice(2);
  const command = action === 'list' ? { action, status: subject } : { action, id: subject };
  return checkCommand(MailsCommandSchema, action, command);
}

await runOperatorCli({
  area: 'mails',
  usage: USAGE,
  read: readCommand,
  run: ({ db }, command) => runMailsCommand(db, command),
});
