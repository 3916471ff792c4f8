import { parseArgs } from 'node:util';
import { Check } from 'typebox/value';
import { readConfig } from '../config';
import { openDatabase } from '../db/open-database';
import {
  type OperatorCommand,
  OperatorCommandSchema,
  runOperatorCommand,
} from '../operator/operator-command';
import { sendToOperator } from '../operator/operator-socket';

const USAGE = `The operator's side of the orders.

  orders list                              the newest orders
  orders refunds                           payments whose money has to go back
  orders ship <id> --tracking <number>     a paid order has left the house
  orders deliver <id>                      a shipped order has arrived
  orders cancel <id>                       a pending or paid order is called off; stock goes back
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
    const answer = await sendToOperator(config.dataDir, command);
    if (answer?.ok === false) throw new Error(answer.text);
    if (answer) return answer.text;
  }
  const database = await openDatabase(config, (error) => console.error(error));
  try {
    return await runOperatorCommand(database.db, command);
  } finally {
    await database.close();
  }
}

const command = readCommand();
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
try {
  console.log(await run(command));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
