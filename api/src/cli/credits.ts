import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CreditsCommand,
  CreditsCommandSchema,
  runCreditsCommand,
} from '../operator/credits-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';
import { readAmount } from './parts/read-amount';

const USAGE = `Gift cards, which whoever has the code may use, and the store credit of accounts.

  credits issue --amount <rupees> [--mail-to <email> [--message <text>]] [--days <n>]
                                       a gift card; its code is mailed, or shown once
  credits give <email> --amount <rupees> [--days <n>]
                                       store credit for an account
  credits list [--customer <email>] [--json]
                                       the newest ones, with what is left
  credits show <id or code> [--json]   one of them, and what it was used for
  credits revoke <id or code>          it can't be used any more, and what is left is taken
  credits export --since <day> --until <day> --to <file.csv>
                                       what was issued, used, given back, and has expired, for accounting
  credits check                        compares every balance with its entries, and says what is outstanding

They are valid for a year, or for more --days. What changes something takes --by <name> and --note <text>.
`;

function readCommand(): CreditsCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      amount: { type: 'string' },
      'mail-to': { type: 'string' },
      message: { type: 'string' },
      days: { type: 'string' },
      customer: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean' },
      by: { type: 'string', default: 'operator' },
      note: { type: 'string' },
    },
  });
  const [action, subject] = positionals;
  const { message, customer, json, since, until } = values;
  const acting = { author: values.by, note: values.note };
  const days = values.days === undefined ? undefined : Number(values.days);
  const issue = { amount: readAmount(values.amount), days, ...acting };
  const commands: Record<string, unknown> = {
    issue: { action, ...issue, mailTo: values['mail-to'], message },
    give: { action, ...issue, customer: subject },
    list: { action, customer, json },
    show: { action, credit: subject, json },
    revoke: { action, credit: subject, ...acting },
    export: {
      action,
      since,
      until,
      file: values.to === undefined ? undefined : resolve(values.to),
    },
    check: { action },
  };
  return checkCommand(CreditsCommandSchema, action, commands[action ?? '']);
}

await runOperatorCli({
  area: 'credits',
  usage: USAGE,
  read: readCommand,
  run: ({ db }, command) => runCreditsCommand(db, command),
});
