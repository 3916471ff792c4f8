import { readFileSync } from 'node:fs';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';

/** One environment variable. */
export interface Setting<Schema extends TSchema = TSchema> {
  /**
   * The schema of a valid value: a string, integer or boolean, with the `default` for a missing variable, or
   * `Type.Optional` if there is none.
   */
  schema: Schema;
  /** What the setting does, as a part of a sentence. */
  description: string;
  /** What is used without the variable, in words, if that isn't the schema's `default`. */
  fallback?: string;
  /** What a valid value looks like, for the error message; by default it is derived from the schema. */
  allowed?: string;
  /**
   * True for a value that no message may repeat, because it is or holds a password. It may also be in a file, which the
   * variable with `_FILE` at its end names, as the secrets of containers are.
   */
  secret?: boolean;
}

/** Settings by the name of their environment variable. */
export type Settings = Readonly<Record<string, Setting>>;

/** The parsed settings: a value for each variable. */
export type SettingValues<Table extends Settings> = Static<
  TObject<{ [Name in keyof Table]: Table[Name]['schema'] }>
>;

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is invalid; the message names the variable, its value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from environment variables. A blank variable counts as missing. Throws a {@link
 * ConfigError} that has a line for each invalid variable.
 */
export function readSettings<Table extends Settings>(
  table: Table,
  env: Environment,
): SettingValues<Table> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(table)) {
    const text = setting.secret ? secretOf(name, env, problems) : valueOf(name, env);
    if (text === undefined) continue;
    const value = text === '' ? defaultOf(setting.schema) : parse(setting.schema, text);
    if (value === undefined) continue;
    if (Check(setting.schema, value)) values[name] = value;
    else problems.push(problemOf(name, setting, text));
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  // Each value was checked against its schema above.
  return values as SettingValues<Table>;
}

function valueOf(name: string, env: Environment): string {
  return env[name]?.trim() ?? '';
}

/** The variable of a secret's file. */
export function secretFileName(name: string): string {
  return `${name}_FILE`;
}

/** A secret, from its variable or its file; undefined, and one more problem, if that can't be read. */
function secretOf(name: string, env: Environment, problems: string[]): string | undefined {
  const value = valueOf(name, env);
  const fileName = secretFileName(name);
  const file = valueOf(fileName, env);
  if (file === '') return value;
  if (value !== '') {
    problems.push(`Set ${name} or ${fileName}, not both.`);
    return undefined;
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    problems.push(`${fileName} can’t be read: ${(error as Error).message}.`);
    return undefined;
  }
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

/** The value of a schema's keyword, which its type doesn't expose. */
function keyword(schema: TSchema, name: string): string {
  return String(Object.entries(schema).find(([key]) => key === name)?.[1]);
}
