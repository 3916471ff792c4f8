import { useHttp } from '@storefront/host';
import { useEffect, useState } from 'react';
import { normalizeSearch } from '../../lib/search/normalize-search';
import { fetchSuggestions, type Suggestions } from '../../lib/search/suggestions';

/** Debounce: suggestions are requested after the typing has paused for this long, in milliseconds. */
const DEBOUNCE_MS = 120;

/** Suggestions, and the text that they are for. */
export interface FoundSuggestions extends Suggestions {
  text: string;
}

/**
 * Loads suggestions for the typed text; undefined until there are any. Earlier suggestions are shown until
 * the newer ones arrive, and a late response never replaces them. If loading fails there are none:
 * searching works without.
 */
export function useSuggestions(typed: string): FoundSuggestions | undefined {
  const http = useHttp();
  const text = normalizeSearch(typed);
  const [found, setFound] = useState<FoundSuggestions>();

  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = () =>
      fetchSuggestions(http, text, signal).then(
        (suggestions) => signal.aborted || setFound({ ...suggestions, text }),
        () => signal.aborted || setFound(undefined),
      );
    const timer = setTimeout(() => void load(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [http, text]);

  return text === '' ? undefined : found;
}
