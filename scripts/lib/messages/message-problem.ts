import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatMessage, type MessageValues } from '@storefront/host/messages/format-message';
import { IntlMessageFormat } from 'intl-messageformat';

/** The numbers for which the forms of all languages' plurals differ. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1_234_567];

/** Why a message can't be used in a language; undefined if it can. */
export function messageProblem(message: string, language: string): string | undefined {
  try {
    const isRead = COUNTS.every((count) => isReadAlike(message, language, count));
    return isRead ? undefined : 'is ICU that the shop doesn’t read (docs/contracts/languages.md)';
  } catch (error) {
    return `is no ICU message: ${String(error)}`;
  }
}

/** Whether the shop formats a message as FormatJS does. */
function isReadAlike(message: string, language: string, count: number): boolean {
  const elements = namesIn(parse(message), (type) => type === TYPE.tag);
  const values: MessageValues<string> = {};
  for (const name of namesOf(message)) values[name] = count;
  for (const name of elements) values[name] = (children) => `<${children.join('')}>`;
  const expected: unknown = new IntlMessageFormat(message, `${language}-IN-u-nu-latn`).format(
    values,
  );
  const text = Array.isArray(expected) ? expected.join('') : expected;
  return formatMessage(message, values, language).join('') === text;
}

/** The names of a message's arguments and elements, each once, sorted. */
export function namesOf(message: string): string[] {
  return [...new Set(namesIn(parse(message), () => true))].sort();
}

function namesIn(elements: MessageFormatElement[], isWanted: (type: TYPE) => boolean): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = isWanted(element.type) ? [element.value] : [];
    if (element.type === TYPE.tag) return [...own, ...namesIn(element.children, isWanted)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.values(element.options);
      return [...own, ...options.flatMap(({ value }) => namesIn(value, isWanted))];
    }
    return own;
  });
}
