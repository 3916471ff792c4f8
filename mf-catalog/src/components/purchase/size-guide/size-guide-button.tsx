import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { useState } from 'react';
import type { Product } from '../../../lib/product/product';
import { opener } from './size-guide.styles';
import { sizeChartOf } from './size-charts';
import { t } from '../../../messages/t';

const loadSizeGuide = () =>
  import(/* webpackChunkName: "size-guide" */ './size-guide').then((module) => module.SizeGuide);

interface SizeGuideButtonProps {
  product: Product;
}

/** Opens the size guide of a garment, whose code is loaded on demand; renders nothing if there is none. */
export function SizeGuideButton({ product }: SizeGuideButtonProps) {
  const [SizeGuide, ensureLoaded] = useLazyComponent(loadSizeGuide);
  const [isOpen, setIsOpen] = useState(false);
  const chart = sizeChartOf(product);
  if (!chart) return null;

  return (
    <>
      <button
        type="button"
        css={opener}
        aria-haspopup="dialog"
        onClick={() => void ensureLoaded().then(setIsOpen)}
      >
        {t('Size guide')}
      </button>
      {SizeGuide ? (
        <SizeGuide chart={chart} open={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
