import { parseArgs } from 'node:util';
import { Check } from 'typebox/value';
import { readConfig } from '../config';
import { withDatabase } from '../db/with-database';
import {
  type OperatorCommand,
  OperatorCommandSchema,
  runOperatorCommand,
} from '../operator/operator-command';
import { chooseRefunds } from '../modules/payments/choose-provider';
import { toPaise } from '../money';
import { sendToOperator } from '../operator/operator-socket';
import { runCli } from './run-cli';

const USAGE = `The operator's side of the orders.

  orders list                              the newest orders
  orders refunds                           payments of which something has to be paid back
  orders refund <reference> [--by <name>] [--note <text>]
                                           has the payment provider pay back all that is due
  orders refunded <reference> [rupees] [--by <name>] [--note <text>]
                                           it was paid back at the provider: all that is due, or so much
  orders collected <id> <rupees> [--by <name>] [--note <text>]
                                           its total was paid without the provider, in cash or by bank transfer
  orders check                             compares every order with the ledger; exit code 1 if one contradicts it
  orders ship <id> --tracking <number>     a paid order has been shipped
  orders deliver <id>                      a shipped order has been delivered
  orders cancel <id>                       cancels a pending or paid order and restores its stock
`;

const RUPEES = /^\d{1,12}(\.\d{1,2})?$/;

/** Paise of rupees as they are typed; anything else stays as it is, and is refused. */
function readAmount(typed: string | undefined): number | string | undefined {
  return typed !== undefined && RUPEES.test(typed) ? toPaise(Number(typed)) : typed;
}

function readCommand(): OperatorCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tracking: { type: 'string' },
      by: { type: 'string', default: 'operator' },
      note: { type: 'string' },
    },
  });
  const [action, subject, amount] = positionals;
  const { by: author, note, tracking } = values;
  const commands: Record<string, unknown> = {
    refund: { action, ref: subject, author, note },
    refunded: { action, ref: subject, amount: readAmount(amount), author, note },
    collected: { action, orderId: subject, amount: readAmount(amount), author, note },
  };
  const command = commands[action ?? ''] ?? { action, orderId: subject, tracking };
  return Check(OperatorCommandSchema, command) ? command : undefined;
}

async function run(command: OperatorCommand): Promise<string> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    const response = await sendToOperator(config.dataDir, command);
    if (response?.ok === false) throw new Error(response.text);
    if (response) return response.text;
  }
  // Only this command needs the keys of the payment provider.
  const makeRefund = command.action === 'refund' ? await chooseRefunds(config) : undefined;
  return withDatabase(config, ({ db }) => runOperatorCommand({ db, makeRefund }, command));
}

const command = readCommand();
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
await runCli(async () => console.log(await run(command)));
