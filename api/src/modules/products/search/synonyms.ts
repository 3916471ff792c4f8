import { ConfigError } from '@storefront/tools/settings';
import { readSettingsFile } from '../../../settings/settings-file';

/** The terms to search for, including itself, by term. The words of a term are separated by single spaces. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

const TERM = /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+){0,3}$/u;

/**
 * Reads a list of synonyms. A line has terms that mean the same, or terms, `=>` and other terms that they
 * find as well; `#` begins a comment. Throws a {@link ConfigError}.
 */
export function readSynonyms(file: string): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const { line, place } of readSettingsFile('SEARCH_SYNONYMS', file)) {
    addLine(synonyms, line, place);
  }
  return synonyms;
}

function addLine(synonyms: Map<string, Set<string>>, line: string, place: string): void {
  const [terms = [], found, ...rest] = line.split('=>').map((part) => termsOf(part, place));
  if (rest.length > 0 || (found === undefined && terms.length < 2)) {
    throw new ConfigError(
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
    const term = part.trim().normalize('NFKC').toLowerCase();
    if (TERM.test(term)) return term;
    throw new ConfigError(
      `${place}: "${term}" is no term: expected up to four words of letters and digits.`,
    );
  });
}
