import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { OPERATOR_ROLES } from '../db/schema/operations/operators';
import { inTransaction } from '../db/transaction';
import {
  listOperators,
  removeOperator,
  saveOperator,
} from '../modules/operators/operators.service';
import { authorProperties, toJson } from './command-parts';

const NameSchema = Type.String({ minLength: 1, maxLength: 60, pattern: '^\\S(.*\\S)?$' });

/** The commands about who may run commands. */
export const OperatorsCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('list'), json: Type.Optional(Type.Boolean()) }),
  Type.Object({
    action: Type.Literal('add'),
    name: NameSchema,
    roles: Type.Array(Type.Enum([...OPERATOR_ROLES]), { minItems: 1, uniqueItems: true }),
    author: authorProperties.author,
  }),
  Type.Object({
    action: Type.Literal('remove'),
    name: NameSchema,
    author: authorProperties.author,
  }),
]);
export type OperatorsCommand = Static<typeof OperatorsCommandSchema>;

/** Runs a command; returns the text to show. Throws a `ConflictError` if nobody would be an owner. */
export async function runOperatorsCommand(
  db: Database,
  command: OperatorsCommand,
): Promise<string> {
  switch (command.action) {
    case 'list':
      return list(db, command.json ?? false);
    case 'add': {
      const { name, roles, author } = command;
      const token = await inTransaction(db, (tx) => saveOperator(tx, { name, roles }, author));
      return [
        `${name} may do the work of: ${roles.join(', ')}.`,
        `OPERATOR_TOKEN=${token}`,
        'The token isn’t shown again. Whoever has it is that operator: hand it over safely.',
      ].join('\n');
    }
    case 'remove': {
      const { name, author } = command;
      await inTransaction(db, (tx) => removeOperator(tx, name, author));
      return `${name} is no operator any more.`;
    }
  }
}

async function list(db: Database, isJson: boolean): Promise<string> {
  const all = await listOperators(db);
  if (isJson) {
    return toJson(all.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })));
  }
  const lines = all.map(({ name, roles, createdAt }) =>
    [name.padEnd(20), roles.join(', ').padEnd(24), createdAt.toISOString()].join('  '),
  );
  return lines.join('\n') || 'No operators: whoever has the API’s settings may run every command.';
}
