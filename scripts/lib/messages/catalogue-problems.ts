import { messageProblem, namesOf } from './message-problem';

/** English messages, and the same in another language. */
type Catalogue = Record<string, string>;

/** What is wrong with the English messages of a package. */
export function sourceProblems(messages: string[]): string[] {
  return messages.flatMap((message) => {
    const problem = messageProblem(message, 'en');
    return problem === undefined ? [] : [`“${message}” ${problem}.`];
  });
}

/** What is wrong with a package's translations into a language; `messages` are those of its sources. */
export function catalogueProblems(
  messages: string[],
  catalogue: Catalogue,
  language: string,
): string[] {
  const used = new Set(messages);
  const missing = [...used]
    .filter((message) => !catalogue[message])
    .map((message) => `“${message}” is not translated.`);
  const others = Object.entries(catalogue).flatMap(([message, translation]) =>
    used.has(message)
      ? (translationProblem(message, translation, language) ?? [])
      : `“${message}” is translated, but no source has it.`,
  );
  return [...missing, ...others];
}

function translationProblem(
  message: string,
  translation: string,
  language: string,
): string | undefined {
  const problem = messageProblem(translation, language);
  if (problem !== undefined) return `The translation of “${message}” ${problem}.`;
  const [expected, names] = [namesOf(message).join(), namesOf(translation).join()];
  return expected === names
    ? undefined
    : `The translation of “${message}” names ${names || 'nothing'} instead of ${expected || 'nothing'}.`;
}
