import { css, type SerializedStyles } from '@emotion/react';
import { Fragment } from '@storefront/host';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { useCallback, useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useOnNavigation } from '../use-on-navigation';

/** Button and panel are laid out beside the category's link. */
const wrapper = css`
  display: contents;
`;

interface SubCategoriesProps {
  category: string;
  styles: Record<'disclosure' | 'panel', SerializedStyles>;
  /** True for a panel over the page, which closes when the focus leaves it. */
  floating?: boolean;
}

/** The button that shows a category's sub-categories, which the catalogue's remote lists; Escape and a navigation hide them. */
export function SubCategories({ category, styles, floating = false }: SubCategoriesProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useOnNavigation(close);

  function closeByEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !isOpen) return;
    // The menu, in which it may be, stays open.
    event.preventDefault();
    close();
    event.currentTarget.querySelector('button')?.focus();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (floating && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <div
      css={wrapper}
      role="group"
      aria-label={`Sub-categories of ${category}`}
      onKeyDown={closeByEscape}
      onBlur={closeWhenLeft}
    >
      <IconButton
        css={styles.disclosure}
        icon="chevron-down"
        label={`Show sub-categories of ${category}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={id} css={styles.panel} hidden={!isOpen}>
        {isOpen ? <Fragment name="catalog.sub-categories" props={{ category }} /> : null}
      </div>
    </div>
  );
}
