/** What the arguments of a message stand for; an element is a function of what it is around. */
export type MessageValues<Content> = Record<
  string,
  string | number | ((children: (string | Content)[]) => Content)
>;

/** A text, the number of a plural (`#`), the beginning of an element, or that of an argument or a choice. */
const PART = /^(?:((?:[^{}<#]|<(?![a-z/]))+)|#|<([a-z]\w*)>|\{(\w+)(?:, (plural|select),)?)/;

/**
 * A message with its values, in the language of its text: `{count, plural, one {# item} other {# items}}` with
 * `{ count: 2 }` in `en`. Returns its parts, which are texts but for the elements. It reads the part of ICU's syntax that the
 * shop uses (docs/contracts/languages.md); a check finds messages with any other. `isolate` keeps the order of letters and signs
 * within each argument, which a sentence from right to left would change (UAX #9): "+91 …", "₹499–₹999".
 */
export function formatMessage<Content = never>(
  message: string,
  values: MessageValues<Content>,
  language: string,
  isolate = false,
): (string | Content)[] {
  let rest = message;

  function take(pattern: RegExp): (string | undefined)[] {
    const found = pattern.exec(rest) ?? [];
    rest = rest.slice(found[0]?.length);
    return found;
  }

  /** Up to what closes the option or the element around them; `count` is the number of the plural around them. */
  function takeParts(count?: number): (string | Content)[] {
    const parts: (string | Content)[] = [];
    for (;;) {
      const [part, text, element, name, choice] = take(PART);
      if (part === undefined) return parts;
      if (text) parts.push(text);
      else if (element) {
        const value = values[element];
        const children = takeParts(count);
        take(/^<\/\w+>/);
        parts.push(...(typeof value === 'function' ? [value(children)] : children));
      } else if (name) {
        const value = String(values[name]);
        const shown = isolate ? `\u2068${value}\u2069` : value;
        parts.push(...(choice ? takeChoice(value, choice === 'plural') : [shown]));
        take(/^\s*\}/);
      } else parts.push(count === undefined ? part : formatNumber(count, language));
    }
  }

  function takeChoice(value: string, isPlural: boolean): (string | Content)[] {
    const options: Record<string, (string | Content)[]> = {};
    const count = isPlural ? Number(value) : undefined;
    for (;;) {
      const [, key] = take(/^\s*([\w=]+) \{/);
      if (!key) break;
      options[key] = takeParts(count);
      take(/^\}/);
    }
    const chosen = count === undefined ? value : pluralOf(count, language);
    return options[`=${value}`] ?? options[chosen] ?? options.other ?? [];
  }

  return takeParts();
}

/** Without `Intl` where it isn't needed: its objects take a cheap phone 100 ms and more to make. */
function pluralOf(number: number, language: string): string {
  if (language === 'en') return number === 1 ? 'one' : 'other';
  return new Intl.PluralRules(language).select(number);
}

/** In Latin digits, as the shop's prices, grouped as in India. */
function formatNumber(number: number, language: string): string {
  if (number < 1_000) return String(number);
  return number.toLocaleString(`${language}-IN-u-nu-latn`);
}
