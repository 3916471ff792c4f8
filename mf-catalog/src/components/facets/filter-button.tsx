import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { Button } from '@storefront/ui/actions/button';
import { useState } from 'react';
import { filterCount } from '../../lib/listing/filters';
import { preload } from '../../lib/preload';
import { filterButton } from './filterable-list.styles';
import type { FilterDrawerProps } from './filter-drawer';
import { t } from '../../messages/t';

const loadFilterDrawer = () =>
  import(/* webpackChunkName: "filter-drawer" */ './filter-drawer').then(
    (module) => module.FilterDrawer,
  );

const prepare = () => preload(loadFilterDrawer);

/** Opens the filter drawer. Its code is loaded when the button is hovered or focused. */
export function FilterButton(props: Omit<FilterDrawerProps, 'open' | 'onClose'>) {
  const [FilterDrawer, ensureLoaded] = useLazyComponent(loadFilterDrawer);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = filterCount(props.filters);

  return (
    <>
      <Button
        css={filterButton}
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => void ensureLoaded().then(setIsOpen)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {chosen === 0 ? t('Filter') : t('Filter ({count})', { count: chosen })}
      </Button>
      {FilterDrawer ? (
        <FilterDrawer {...props} open={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
