import { Check } from 'typebox/value';
import { readConfig } from '../settings/config';
import { withDatabase } from '../db/open-database';
import { type MailsCommand, MailsCommandSchema, runMailsCommand } from '../operator/mails-command';
import { sendMailsCommand } from '../operator/operator-socket';
import { runCli } from './run-cli';

const USAGE = `The operator's side of the mails.

  mails list [queued|sending|sent|failed]  the newest mails, and why they weren't sent
  mails retry <id>|all                     sends mails that were given up once more
`;

function readCommand(): MailsCommand | undefined {
  const [action, subject] = process.argv.slice(2);
  const command = action === 'list' ? { action, status: subject } : { action, id: subject };
  return Check(MailsCommandSchema, command) ? command : undefined;
}

async function run(command: MailsCommand): Promise<string> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    const response = await sendMailsCommand(config.dataDir, command);
    if (response?.ok === false) throw new Error(response.text);
    if (response) return response.text;
  }
  return withDatabase(config, ({ db }) => runMailsCommand(db, command));
}

const command = readCommand();
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
await runCli(async () => console.log(await run(command)));
