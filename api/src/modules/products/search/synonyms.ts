import { readFileSync } from 'node:fs';

/** The terms to search for, including itself, by term. The words of a term are separated by single spaces. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/** The list of synonyms is invalid; the message names file and line, and says what is allowed. */
export class SynonymsError extends Error {
  override readonly name = 'SynonymsError';
}

const TERM = /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+){0,3}$/u;

/**
 * Reads a list of synonyms. A line has terms that mean the same, or terms, `=>` and other terms that they
 * find as well; `#` begins a comment. Throws a {@link SynonymsError}.
 */
export function readSynonyms(file: string): Synonyms {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SynonymsError(`The list of synonyms can’t be read: ${reason}. See SEARCH_SYNONYMS.`);
  }
  const synonyms = new Map<string, Set<string>>();
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.replace(/#.*/, '').trim();
    if (content !== '') addLine(synonyms, content, `${file}, line ${index + 1}`);
  }
  return synonyms;
}

function addLine(synonyms: Map<string, Set<string>>, line: string, place: string): void {
  const [terms = [], found, ...rest] = line.split('=>').map((part) => termsOf(part, place));
  if (rest.length > 0 || (found === undefined && terms.length < 2)) {
    throw new SynonymsError(
      `${place}: a line has terms, separated by commas, that mean the same; or terms, => and other terms that they find.`,
    );
  }
  for (const term of terms) {
    const known = synonyms.get(term) ?? new Set([term]);
    [...(found ?? []), ...terms].forEach((other) => known.add(other));
    synonyms.set(term, known);
  }
}

function termsOf(text: string, place: string): string[] {
  return text.split(',').map((part) => {
    const term = part.trim().toLowerCase();
    if (TERM.test(term)) return term;
    throw new SynonymsError(
      `${place}: "${term}" is no term: expected up to four words of letters and digits.`,
    );
  });
}
