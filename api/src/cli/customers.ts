import { parseArgs } from 'node:util';
import {
  type CustomersCommand,
  CustomersCommandSchema,
  runCustomersCommand,
} from '../operator/customers-command';
import { chooseProvider } from '../modules/payments/provider/choose-provider';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';

const USAGE = `The operator's side of the accounts.

  customers find [<word> …] [--page <number>] [--json]
                                           the newest accounts; a word is part of an email, a name or a phone
  customers show <id or email> [--json]    the account and its orders
  customers export <id or email>           all that the shop knows of it, as JSON
  customers unlock <id or email> [--by <name>] [--note <text>]
                                           ends the wait after too many failed sign-ins
  customers delete <id or email> --yes [--by <name>] [--note <text>]
                                           deletes it for good, once its orders are done; they stay, without name
`;

function readCommand(): CustomersCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string' },
      json: { type: 'boolean' },
      yes: { type: 'boolean' },
      by: { type: 'string', default: 'operator' },
      note: { type: 'string' },
    },
  });
  const [action, ...words] = positionals;
  const page = values.page === undefined ? undefined : Number(values.page);
  const [customer] = words;
  const { json, yes, by: author, note } = values;
  const commands: Record<string, unknown> = {
    find: { action, words, page, json },
    show: { action, customer, json },
    export: { action, customer },
    unlock: { action, customer, author, note },
    delete: { action, customer, yes, author, note },
  };
  return checkCommand(CustomersCommandSchema, action, commands[action ?? '']);
}

await runOperatorCli({
  area: 'customers',
  usage: USAGE,
  read: readCommand,
  async run({ db, config }, command) {
    const { provider } = await chooseProvider(config);
    return runCustomersCommand({ db, provider, config }, command);
  },
});
