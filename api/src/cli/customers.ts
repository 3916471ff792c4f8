import { parseArgs } from 'node:util';
import { withDatabase } from '../db/open-database';
import {
  type CustomersCommand,
  CustomersCommandSchema,
  runCustomersCommand,
} from '../operator/customers-command';
import { sendCustomersCommand } from '../operator/operator-socket';
import { readConfig } from '../settings/config';
import { checkCommand } from './check-command';
import { runCli } from './run-cli';

const USAGE = `The operator's side of the accounts.

  customers find [<word> …] [--page <number>] [--json]
                                           the newest accounts; a word is part of an email, a name or a phone
  customers export <id or email>           all that the shop knows of it, as JSON
`;

function readCommand(): CustomersCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [action, ...words] = positionals;
  const page = values.page === undefined ? undefined : Number(values.page);
  const find = { action, words, page, json: values.json };
  const command = action === 'find' ? find : { action, customer: words[0] };
  return checkCommand(CustomersCommandSchema, action, command);
}

async function run(command: CustomersCommand): Promise<string> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    const response = await sendCustomersCommand(config.dataDir, command);
    if (response?.ok === false) throw new Error(response.text);
    if (response) return response.text;
  }
  return withDatabase(config, ({ db }) => runCustomersCommand({ db, config }, command));
}

await runCli(async () => {
  const command = readCommand();
  if (command) {
    console.log(await run(command));
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
});
