import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { Button } from '@storefront/ui/actions/button';
import { useState } from 'react';
import { filterCount } from '../../lib/listing/filters';
import type { FilterDrawerProps } from './filter-drawer';

const loadFilterDrawer = () =>
  import(/* webpackChunkName: "filter-drawer" */ './filter-drawer').then(
    (module) => module.FilterDrawer,
  );

/** Fetches the drawer's code before it is needed; a failure shows when the drawer is opened. */
const preload = () =>
  void loadFilterDrawer().catch((error: unknown) =>
    console.error('The filters could not be loaded.', error),
  );

/** Opens the filter drawer. Its code is loaded when the button is hovered or focused. */
export function FilterButton(props: Omit<FilterDrawerProps, 'open' | 'onClose'>) {
  const [FilterDrawer, ensureLoaded] = useLazyComponent(loadFilterDrawer);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = filterCount(props.filters);

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => void ensureLoaded().then(setIsOpen)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
      </Button>
      {FilterDrawer ? (
        <FilterDrawer {...props} open={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
