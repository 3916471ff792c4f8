import { useState, type ComponentType } from 'react';
import { useBus } from '@storefront/shared/host';
import type { Product } from '../../../lib/product/product';
import type { SizeGuideProps } from './size-guide';
import { opener } from './size-guide.styles';
import { sizeTableOf } from './size-tables';

interface SizeGuideButtonProps {
  product: Product;
}

/** Opens the size guide of a garment, whose code is loaded on demand; renders nothing if there is none. */
export function SizeGuideButton({ product }: SizeGuideButtonProps) {
  const bus = useBus();
  const [SizeGuide, setSizeGuide] = useState<ComponentType<SizeGuideProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const table = sizeTableOf(product);
  if (!table) return null;

  const load = () =>
    import(/* webpackChunkName: "size-guide" */ './size-guide').then((module) =>
      setSizeGuide(() => module.SizeGuide),
    );

  async function open() {
    try {
      await load();
      setIsOpen(true);
    } catch (error) {
      console.error('The size guide could not be loaded.', error);
      bus.send('toast.show', {
        title: 'The size guide could not be loaded',
        description: 'Please try again.',
        tone: 'destructive',
      });
    }
  }

  return (
    <>
      <button type="button" css={opener} aria-haspopup="dialog" onClick={() => void open()}>
        Size guide
      </button>
      {SizeGuide ? (
        <SizeGuide table={table} open={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
