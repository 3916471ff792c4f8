import { render, screen } from '@testing-library/react';
import { Price } from './price';

test('[PDP-07] shows two decimals, and strikes the original price through when on sale', () => {
  render(<Price amount={899} original={1299} />);
  expect(screen.getByText('₹899.00')).toBeVisible();
  expect(screen.getByText('₹1,299.00').tagName).toBe('S');
});

test('strikes nothing through when not on sale', () => {
  render(<Price amount={1299.5} original={1299.5} short />);
  expect(screen.getByText('₹1,299.50')).toBeVisible();
  expect(screen.queryByText('Original price')).not.toBeInTheDocument();
});

test('[PDP-11] says "From" before the lowest of several prices, also to screen readers', () => {
  const { container } = render(<Price amount={899} original={1299} from short />);
  expect(container).toHaveTextContent('Sale priceFrom ₹899Original price₹1,299');
});
