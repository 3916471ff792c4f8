import { parseArgs } from 'node:util';
import { OPERATOR_ROLES } from '../db/schema/operations/operators';
import {
  type OperatorsCommand,
  OperatorsCommandSchema,
  runOperatorsCommand,
} from '../operator/operators-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';

const USAGE = `Who may run the operators’ commands. Without any operator, whoever has the API’s settings may run all of them.

  operators list [--json]
  operators add <name> --roles <role>[,<role>…]
                                           prints the token that they set as OPERATOR_TOKEN; one who is there gets
                                           other roles and a new token. The first one is an owner.
  operators remove <name>                  their token is worth nothing then

Roles: ${OPERATOR_ROLES.join(', ')}. An owner may do everything.
`;

function readCommand(): OperatorsCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      roles: { type: 'string' },
      json: { type: 'boolean' },
      by: { type: 'string', default: 'operator' },
    },
  });
  const [action, name] = positionals;
  const roles = values.roles?.split(',').map((role) => role.trim());
  const command =
    action === 'list' ? { action, json: values.json } : { action, name, roles, author: values.by };
  return checkCommand(OperatorsCommandSchema, action, command);
}

await runOperatorCli({
  area: 'operators',
  usage: USAGE,
  read: readCommand,
  run: ({ db }, command) => runOperatorsCommand(db, command),
});
