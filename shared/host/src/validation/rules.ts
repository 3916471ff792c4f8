/**
 * A rule of a form field, as react-final-form's `validate` expects it: returns a message if the value breaks
 * the rule, else undefined.
 */
export type Rule = (value: string | undefined, values: object) => string | undefined;

/** A rule of a form field that may have to ask the API. */
export type FieldRule = (
  ...args: Parameters<Rule>
) => ReturnType<Rule> | Promise<string | undefined>;

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True for a value that is absent, or shows nothing: white space, zero-width and control characters. */
export function isBlank(value = ''): boolean {
  return !VISIBLE.test(value);
}

/** True for text, at sign, text, dot, text, with spaces only at the ends. */
function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}

/** True if the pattern is found in the value, or isn't a valid regular expression. */
export function matchesPattern(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(value);
  } catch (error) {
    console.warn(`A field's pattern isn't a regular expression: ${pattern}`, error);
    return true;
  }
}

/** The value isn't blank. */
export function required(message: string): Rule {
  return (value) => (isBlank(value) ? message : undefined);
}

/** The value is an email address; a blank one isn't. */
export function email(message: string): Rule {
  return (value = '') => (isEmail(value) ? undefined : message);
}

/** The value has at least `length` characters, including white space. */
export function minLength(length: number, message: string): Rule {
  return (value = '') => (value.length < length ? message : undefined);
}

/** The value has at most `length` characters, including white space. */
export function maxLength(length: number, message: string): Rule {
  return (value = '') => (value.length > length ? message : undefined);
}

/** The pattern, a regular expression as text, is found in the value. */
export function pattern(source: string, message: string): Rule {
  return (value = '') => (matchesPattern(value, source) ? undefined : message);
}

/** The value is the same as another field's. */
export function equals(otherField: string, message: string): Rule {
  return (value = '', values) => {
    const other: unknown = Object.entries(values).find(([name]) => name === otherField)?.[1] ?? '';
    return value === other ? undefined : message;
  };
}

/** The rule, applied to the value without white space at its ends; for names, for example. */
export function trimmed(rule: Rule): Rule {
  return (value, values) => rule(value?.trim(), values);
}

/** The rule, but a blank value passes. */
export function optional(rule: Rule): Rule {
  return (value, values) => (isBlank(value) ? undefined : rule(value, values));
}

/** Combines rules: gives the message of the first one that is broken. */
export function all(...rules: Rule[]): Rule {
  return (value, values) =>
    rules.map((rule) => rule(value, values)).find((message) => message !== undefined);
}

/** A rule with messages in the language of the page, which isn't known yet when the rule's module is loaded. */
export function localized(rule: () => Rule): Rule {
  return (value, values) => rule()(value, values);
}
