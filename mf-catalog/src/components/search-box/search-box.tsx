import { LIMITS, pagePaths } from '@storefront/shared/contracts';
import { useNavigate } from '@storefront/shared/router';
import { IconButton } from '@storefront/shared/ui/actions/icon-button';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { rememberSearch } from '../../lib/search/recent-searches';
import { searchText } from '../../lib/search/search-text';
import { RecentSearchesList } from './recent-searches-list';
import { below, form, input as inputStyle, status } from './search-box.styles';
import { suggestedOptions, type SuggestedOption } from './suggested-options';
import { SuggestionList } from './suggestion-list';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

interface SearchBoxProps {
  /** What the input has at the start. */
  initial?: string;
  /** True where the dialog around it gives it the focus, and makes it start over once it is closed. */
  inDialog?: boolean;
}

/**
 * A search with suggestions while it is typed, and the recent searches while nothing is. Without scripts it is a plain
 * form, which leads to the same page.
 */
export function SearchBox({ initial = '', inDialog = false }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** Undefined until something is typed: there is nothing to suggest for what the page has found. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? initial;
  const found = useSuggestions(typed ?? '');
  const options = suggestedOptions(found);
  const combobox = useCombobox({ count: options.length, onChoose: open });

  useEffect(() => {
    const element = input.current;
    if (!inDialog || !element) return undefined;
    return followDialog(element, () => setTyped(undefined));
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
    const search = searchText(text);
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
      <form role="search" action={pagePaths.search} css={form} onSubmit={submit}>
        <input
          {...combobox.input}
          ref={input}
          css={inputStyle}
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Kurta, denim, sunglasses…"
          enterKeyHint="search"
          maxLength={LIMITS.searchMax}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            combobox.reopen();
          }}
        />
        <IconButton type="submit" icon="search" label="Search" />
      </form>
      <p role="status" css={status}>
        {found ? countText(options.length) : null}
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
        {searchText(text) === '' ? (
          <RecentSearchesList onRemoved={() => input.current?.focus()} />
        ) : null}
      </div>
    </div>
  );
}

/** An input that has the focus when the dialog around it opens, and starts over when it closes; returns how to stop that. */
function followDialog(element: HTMLInputElement, onClose: () => void): () => void {
  const dialog = element.closest('dialog');
  // The dialog focuses what has the attribute; it may be open already.
  element.setAttribute('autofocus', '');
  if (dialog?.open) element.focus();
  dialog?.addEventListener('close', onClose);
  return () => dialog?.removeEventListener('close', onClose);
}

function countText(count: number): string {
  if (count === 0) return 'No suggestions';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}
