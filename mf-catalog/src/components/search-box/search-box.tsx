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
  /** Takes the focus when the dialog around it opens. */
  startsFocused?: boolean;
}

/**
 * A search with suggestions while it is typed, and the recent searches while nothing is. Without scripts it is a plain
 * form, which leads to the same page.
 */
export function SearchBox({ initial = '', startsFocused = false }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const found = useSuggestions(text === initial ? '' : text);
  const options = suggestedOptions(found);
  const combobox = useCombobox({ count: options.length, onChoose: open });

  useEffect(() => {
    if (startsFocused && input.current) focusWithDialog(input.current);
  }, [startsFocused]);

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
            setText(target.value);
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

/** The dialog focuses what has the attribute when it opens; it may be open already. */
function focusWithDialog(element: HTMLInputElement) {
  element.setAttribute('autofocus', '');
  if (element.closest('dialog')?.open) element.focus();
}

function countText(count: number): string {
  if (count === 0) return 'No suggestions';
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}
