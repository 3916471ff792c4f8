import type { Static, TLiteral, TObject, TUnion } from 'typebox';
import { Check, Errors } from 'typebox/value';

type CommandSchema = TObject<{ action: TLiteral<string> }>;

/** An option or a part of a command that is missing or can't be used. */
export class WrongOptionError extends Error {
  override name = 'WrongOptionError';
}

/**
 * A typed command, if it is one of those that the schema lists by their `action`; undefined for an action that
 * isn't. Throws a {@link WrongOptionError} that names what is wrong.
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
  throw new WrongOptionError(error ? describe(error, command) : 'The command can’t be used.');
}

type SchemaError = ReturnType<typeof Errors>[number];

function describe({ instancePath, message, params }: SchemaError, command: unknown): string {
  const [, name = ''] = instancePath.split('/');
  const isMissing = Object.entries(command ?? {}).some(
    ([key, value]) => key === name && value === undefined,
  );
  if (isMissing) return `${name} is missing.`;
  const allowed =
    'allowedValues' in params && Array.isArray(params.allowedValues)
      ? ` (${params.allowedValues.join(', ')})`
      : '';
  return `${name} ${message}${allowed}.`;
}
