import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { useHref, useNavigate } from '@storefront/host/router';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { rememberSearch } from '../../lib/search/recent-searches';
import { normalizeSearch } from '../../lib/search/normalize-search';
import { PopularLinks } from './popular-links';
import { RecentSearchesList } from './recent-searches-list';
import { below, form, input as inputStyle, status } from './search-box.styles';
import { optionKey, suggestedOptions, type SuggestedOption } from './suggested-options';
import { SuggestionList } from './suggestion-list';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';
import { t } from '../../messages/t';

interface SearchBoxProps {
  /** The initial text of the input. */
  initial?: string;
  /** True inside a dialog, which focuses the input when it opens and resets it when it closes. */
  inDialog?: boolean;
}

/**
 * A search box with suggestions while the shopper types, and recent searches while it is empty. Without
 * JavaScript it is a plain form that leads to the same page.
 */
export function SearchBox({ initial = '', inDialog = false }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** Undefined until the shopper types: the search that the page already shows needs no suggestions. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? initial;
  const found = useSuggestions(typed ?? '');
  const options = suggestedOptions(found);
  const combobox = useCombobox({ keys: options.map(optionKey), onChoose: open });

  useEffect(() => {
    const element = input.current;
    if (!inDialog || !element) return undefined;
    return syncWithDialog(element, () => setTyped(undefined));
  }, [inDialog]);

  function open(index: number) {
    const option = options[index];
    if (!option) return;
    remember(option);
    void navigate(option.path);
  }

  function remember({ search }: SuggestedOption) {
    combobox.close();
    if (search !== undefined) rememberSearch(search);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const search = normalizeSearch(text);
    if (search === '') {
      input.current?.focus();
      return;
    }
    combobox.close();
    rememberSearch(search);
    void navigate(pagePaths.searchFor(search));
  }

  return (
    <div>
      <form role="search" action={useHref(pagePaths.search)} css={form} onSubmit={submit}>
        <input
          {...combobox.input}
          ref={input}
          css={inputStyle}
          type="search"
          name="q"
          aria-label={t('Search products')}
          placeholder={t('Kurta, denim, silk…')}
          enterKeyHint="search"
          maxLength={LIMITS.searchMax}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            combobox.reopen();
          }}
        />
        <IconButton type="submit" icon="search" label={t('Search')} />
      </form>
      <p role="status" css={status}>
        {found ? formatSuggestionCount(options.length) : null}
      </p>
      <div css={below}>
        {combobox.isOpen ? (
          <SuggestionList
            id={combobox.listId}
            options={options}
            active={combobox.active}
            optionId={combobox.optionId}
            onChosen={remember}
          />
        ) : null}
        {normalizeSearch(text) === '' ? (
          <>
            <RecentSearchesList onRemoved={() => input.current?.focus()} />
            <PopularLinks />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Focuses the input when its dialog opens, and calls `onClose` when it closes; returns the cleanup. */
function syncWithDialog(element: HTMLInputElement, onClose: () => void): () => void {
  const dialog = element.closest('dialog');
  // A dialog focuses the element with this attribute when it opens; it may already be open.
  element.setAttribute('autofocus', '');
  if (dialog?.open) element.focus();
  dialog?.addEventListener('close', onClose);
  return () => dialog?.removeEventListener('close', onClose);
}

function formatSuggestionCount(count: number): string {
  return t('{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}', {
    count,
  });
}
