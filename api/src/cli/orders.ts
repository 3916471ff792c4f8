import { parseArgs } from 'node:util';
import { Check } from 'typebox/value';
import { readConfig } from '../config';
import { withDatabase } from '../db/with-database';
import {
  type OperatorCommand,
  OperatorCommandSchema,
  runOperatorCommand,
} from '../operator/operator-command';
import { sendToOperator } from '../operator/operator-socket';
import { runCli } from './run-cli';

const USAGE = `The operator's side of the orders.

  orders list                              the newest orders
  orders refunds                           payments whose money has to go back
  orders ship <id> --tracking <number>     a paid order has been shipped
  orders deliver <id>                      a shipped order has been delivered
  orders cancel <id>                       cancels a pending or paid order and restores its stock
`;

function readCommand(): OperatorCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { tracking: { type: 'string' } },
  });
  const [action, orderId] = positionals;
  const command: unknown = { action, orderId, tracking: values.tracking };
  return Check(OperatorCommandSchema, command) ? command : undefined;
}

async function run(command: OperatorCommand): Promise<string> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    const response = await sendToOperator(config.dataDir, command);
    if (response?.ok === false) throw new Error(response.text);
    if (response) return response.text;
  }
  return withDatabase(config, ({ db }) => runOperatorCommand(db, command));
}

const command = readCommand();
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
await runCli(async () => console.log(await run(command)));
