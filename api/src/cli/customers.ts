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

await runOperatorCli({
  area: 'customers',
  usage: USAGE,
  read: readCommand,
  async run({ db, config }, command) {
    const { provider } = await chooseProvider(config);
    return runCustomersCommand({ db, provider, config }, command);
  },
});
