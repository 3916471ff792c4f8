import type { Static, TLiteral, TObject, TUnion } from 'typebox';
import { Check, Errors } from 'typebox/value';

type CommandSchema = TObject<{ action: TLiteral<string> }>;

/**
 * A typed command, if it is one of those that the schema lists by their `action`; undefined for an action that
 * isn't. Throws an error that names the option which is wrong.
 */
export function checkCommand<Schema extends TUnion<CommandSchema[]>>(
  schema: Schema,
  action: string | undefined,
  command: unknown,
): Static<Schema> | undefined {
  const options = schema.anyOf.find(({ properties }) => properties.action.const === action);
  if (!options) return undefined;
  if (Check(schema, command)) return command;
  const [error] = Errors(options, command);
  const { instancePath = '', message = '', params = {} } = error ?? {};
  const allowed =
    'allowedValues' in params && Array.isArray(params.allowedValues)
      ? ` (${params.allowedValues.join(', ')})`
      : '';
  throw new Error([instancePath.slice(1), message + allowed].filter(Boolean).join(': '));
}
