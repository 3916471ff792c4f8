import type { SerializedStyles } from '@emotion/react';
import { useStoreInfo } from '@storefront/host';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { useCallback, useState } from 'react';
import { t } from '../../messages/t';

const loadPanel = () =>
  import(/* webpackChunkName: "sub-categories-panel" */ './sub-categories-panel').then(
    ({ SubCategoriesPanel }) => SubCategoriesPanel,
  );

interface SubCategoriesProps {
  category: string;
  styles: { disclosure: SerializedStyles };
  /** True for a panel over the page, which closes when the focus leaves it. */
  floating?: boolean;
}

/** The button that shows a category's sub-categories, beside the category's link; their code is loaded on demand. */
export function SubCategories({ category, styles, floating = false }: SubCategoriesProps) {
  const [Panel, ensureLoaded] = useLazyComponent(loadPanel);
  const store = useStoreInfo(({ info }) => info);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <IconButton
        css={styles.disclosure}
        icon="chevron-down"
        label={t('Show sub-categories of {category}', {
          category: labelOf(category, store ?? {}),
        })}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void ensureLoaded().then(setIsOpen))}
      />
      {isOpen && Panel ? <Panel category={category} floating={floating} onClose={close} /> : null}
    </>
  );
}
