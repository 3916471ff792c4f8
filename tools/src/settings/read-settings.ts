import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';

/** One environment variable. */
export interface Setting<Schema extends TSchema = TSchema> {
  /**
   * What a usable value is. It is a string, integer or boolean schema, with the `default` that holds
   * where the variable is missing; `Type.Optional` where there is none.
   */
  schema: Schema;
  /** What the setting does, for people: part of a sentence. */
  description: string;
  /** What is used without the variable, in words, where that isn't the schema's `default`. */
  fallback?: string;
  /** What a usable value looks like, for the error message; by default it is read off the schema. */
  allowed?: string;
  /** True for a value that no message may repeat, because it is or holds a password. */
  secret?: boolean;
}

/** Settings by the name of their environment variable. */
export type Settings = Readonly<Record<string, Setting>>;

/** What the settings come to: a value for each variable. */
export type SettingValues<Table extends Settings> = Static<
  TObject<{ [Name in keyof Table]: Table[Name]['schema'] }>
>;

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that can't be used; the message names the variable, its value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from environment variables. A blank variable counts as missing. Throws a
 * {@link ConfigError} that has a line for each variable that can't be used.
 */
export function readSettings<Table extends Settings>(
  table: Table,
  env: Environment,
): SettingValues<Table> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(table)) {
    const text = env[name]?.trim() ?? '';
    const value = text === '' ? defaultOf(setting.schema) : parse(setting.schema, text);
    if (value === undefined) continue;
    if (Check(setting.schema, value)) values[name] = value;
    else problems.push(problemOf(name, setting, text));
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  // Each value has been held against its schema above.
  return values as SettingValues<Table>;
}

function defaultOf(schema: TSchema): unknown {
  return 'default' in schema ? schema.default : undefined;
}

function parse(schema: TSchema, text: string): unknown {
  if (Type.IsInteger(schema)) return Number(text);
  if (Type.IsBoolean(schema)) return { true: true, false: false }[text] ?? text;
  return text;
}

function problemOf(name: string, setting: Setting, text: string): string {
  const allowed = setting.allowed ?? allowedBy(setting.schema);
  return `${name} must be ${allowed}${setting.secret ? '' : `, not "${text}"`}.`;
}

function allowedBy(schema: TSchema): string {
  if (Type.IsInteger(schema)) {
    return `a whole number from ${keyword(schema, 'minimum')} to ${keyword(schema, 'maximum')}`;
  }
  if (Type.IsBoolean(schema)) return 'true or false';
  if (Type.IsEnum(schema)) return `one of ${schema.enum.join(', ')}`;
  return `at least ${keyword(schema, 'minLength')} characters long`;
}

/** The value of a schema's keyword, which its type doesn't tell. */
function keyword(schema: TSchema, name: string): string {
  return String(Object.entries(schema).find(([key]) => key === name)?.[1]);
}
