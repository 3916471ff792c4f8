import { css } from '@emotion/react';
import { Fragment } from '@storefront/host';
import { color, elevation, media, size, space } from '@storefront/ui/theme';
import { useEffect, useRef } from 'react';
import { useOnNavigation } from '../use-on-navigation';

const below = css`
  grid-column: 1 / -1;
  min-height: ${size('touch')};
  padding-block-end: ${space(1)};
`;

const overPage = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: calc(-1 * ${space(2)});
  min-width: 220px;
  min-height: ${size('touch')};
  max-height: calc(100dvh - ${size('header')});
  padding: ${space(1)} ${space(2)};
  background: ${color('overlay')};
  box-shadow: ${elevation('overlay')};
  overflow-y: auto;

  ${media.forcedColors} {
    border: 1px solid;
  }
`;

interface SubCategoriesPanelProps {
  category: string;
  /** True for a panel over the page, which closes when the focus leaves it. */
  floating: boolean;
  onClose: () => void;
}

/** The sub-categories of a category, which the catalogue's remote lists; Escape and a navigation close it. */
export function SubCategoriesPanel({ category, floating, onClose }: SubCategoriesPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useOnNavigation(onClose);

  useEffect(() => {
    const button = panel.current?.previousElementSibling;

    function closeByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // The menu, in which the panel may be, stays open.
      event.preventDefault();
      if (button instanceof HTMLElement) button.focus();
      onClose();
    }

    function closeFromOutside({ target }: Event) {
      const isOutside =
        target instanceof Node && !panel.current?.contains(target) && !button?.contains(target);
      if (floating && isOutside) onClose();
    }

    document.addEventListener('keydown', closeByEscape);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('pointerdown', closeFromOutside);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('pointerdown', closeFromOutside);
    };
  }, [floating, onClose]);

  return (
    <div ref={panel} css={floating ? overPage : below}>
      <Fragment name="catalog.sub-categories" props={{ category }} />
    </div>
  );
}
