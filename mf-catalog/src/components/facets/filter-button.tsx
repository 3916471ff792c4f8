import { Button } from '@storefront/shared/ui/actions/button';
import { useState, type ComponentType } from 'react';
import { filterCount } from '../../lib/listing/filters';
import type { FilterDrawerProps } from './filter-drawer';

/** Opens the filter drawer. Its code is loaded when the button is hovered or focused. */
export function FilterButton(props: Omit<FilterDrawerProps, 'open' | 'onClose'>) {
  const [FilterDrawer, setFilterDrawer] = useState<ComponentType<FilterDrawerProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = filterCount(props.filters);

  const load = () =>
    import(/* webpackChunkName: "filter-drawer" */ './filter-drawer').then(
      (module) => setFilterDrawer(() => module.FilterDrawer),
      (error: unknown) => console.error('The filters could not be loaded.', error),
    );

  function open() {
    setIsOpen(true);
    void load();
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
      </Button>
      {FilterDrawer ? (
        <FilterDrawer {...props} open={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
