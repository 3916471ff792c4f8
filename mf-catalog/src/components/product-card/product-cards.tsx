import type { Product } from '../../lib/product/product';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';
import type { GridColumns } from './product-grid.styles';

interface ProductCardsProps {
  label: string;
  columns: GridColumns;
  products: Product[];
  /** How many cards are visible when the page opens: their pictures aren't lazy-loaded. */
  eager?: number;
  /** True on pages whose prices have exactly two decimals (API-03). */
  exact?: boolean;
}

/** A grid of product cards. */
export function ProductCards({ label, columns, products, eager = 0, exact }: ProductCardsProps) {
  return (
    <ProductGrid label={label} columns={columns}>
      {products.map((product, index) => (
        <li key={`${product.id} ${product.color}`}>
          <ProductCard product={product} eager={index < eager} exact={exact} />
        </li>
      ))}
    </ProductGrid>
  );
}
