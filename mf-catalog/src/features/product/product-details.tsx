import { useBus } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { isOnSale, type Product } from '@storefront/shared/shop/product';
import { Badge } from '@storefront/shared/ui/badge';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { Price } from '@storefront/shared/ui/price';
import { QuantityStepper } from '@storefront/shared/ui/quantity-stepper';
import { PurchaseButton } from '../../lib/purchase/purchase-button';
import { usePurchase } from '../../lib/purchase/use-purchase';
import { VariantPicker } from '../../lib/purchase/variant-picker';
import { Gallery } from './gallery';
import { ProductFacts } from './product-facts';
import { actions, description, details, label, notice, priceRow } from './product.styles';
import { stockNotice } from './stock-notice';
import { WishlistButton } from './wishlist-button';

interface ProductDetailsProps {
  product: Product;
}

/** A product with everything that is known of it, and the way into the cart. */
export function ProductDetails({ product }: ProductDetailsProps) {
  const bus = useBus();
  const navigate = useNavigate();
  const purchase = usePurchase(product);
  const { quantity, setQuantity, most, obstacle } = purchase;

  return (
    <>
      <Gallery product={product} />
      <div css={details}>
        <PageHeading eyebrow={product.category}>{product.name}</PageHeading>
        <div>
          <div css={priceRow}>
            <Price amount={product.price} original={product.originalPrice} />
            {isOnSale(product) ? <Badge tone="sale">Sale</Badge> : null}
            {product.featured ? <Badge tone="accent">Featured</Badge> : null}
          </div>
          <p css={notice} role="status">
            {stockNotice(product, obstacle)}
          </p>
        </div>
        <VariantPicker purchase={purchase} />
        <div>
          <p css={label} aria-hidden="true">
            Quantity
          </p>
          <QuantityStepper value={quantity} onChange={setQuantity} max={most} />
        </div>
        <div css={actions}>
          <PurchaseButton
            purchase={purchase}
            label="Add to Cart"
            onAdded={() => void navigate('/cart')}
            onSizeMissing={() =>
              bus.send('toast.show', {
                title: 'Please select a size',
                description: 'You must select a size before adding to cart',
                tone: 'destructive',
              })
            }
          />
          <WishlistButton id={product.id} />
        </div>
        {product.description === '' ? null : <p css={description}>{product.description}</p>}
        <ProductFacts product={product} />
      </div>
    </>
  );
}
