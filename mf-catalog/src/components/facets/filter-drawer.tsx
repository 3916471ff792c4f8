import { css } from '@emotion/react';
import { color, space } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { Drawer } from '@storefront/ui/overlays/drawer';
import { NO_FILTERS, filterCount } from '../../lib/listing/filters';
import { FacetForm, type FacetFormProps } from './facet-form';
import { t } from '../../messages/t';

/** Stays visible while the filters scroll. */
const actions = css`
  position: sticky;
  inset-block-end: calc(-1 * ${space(3)} - env(safe-area-inset-bottom));
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  margin-block-start: auto;
  padding-block: ${space(2)} calc(${space(3)} + env(safe-area-inset-bottom));
  background: ${color('raised')};
`;

export interface FilterDrawerProps extends FacetFormProps {
  open: boolean;
  onClose: () => void;
  /** How many products match the filters; undefined while loading. */
  total: number | undefined;
}

/** The filters of a list in a drawer; a choice applies immediately. */
export function FilterDrawer({ open, onClose, total, ...form }: FilterDrawerProps) {
  const { filters, onChoose } = form;
  const hasFilters = filterCount(filters) > 0;

  function clear() {
    // Disabled for assistive technology only, so that the pressed button keeps the focus.
    if (hasFilters) onChoose({ ...NO_FILTERS, sort: filters.sort });
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('Filter')}
      closeLabel={t('Close filters')}
      side="end"
    >
      <FacetForm {...form} />
      <div css={actions}>
        <Button variant="secondary" aria-disabled={!hasFilters} onClick={clear}>
          {t('Clear all')}
        </Button>
        <Button onClick={onClose}>
          {total === undefined
            ? t('Show items')
            : t('{total, plural, one {Show {total} item} other {Show {total} items}}', { total })}
        </Button>
      </div>
    </Drawer>
  );
}
