import { render, screen } from '@testing-library/react';
import { LineSummary } from './line-summary';

test('shows what was bought, how many, and for how much', () => {
  const { container } = render(
    <LineSummary image="/belt.webp" name="Leather Belt" amount="₹850">
      <p>Quantity: 1</p>
    </LineSummary>,
  );
  expect(container).toHaveTextContent('Leather BeltQuantity: 1₹850');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/belt.webp');
});

test('a line without a picture has a placeholder', () => {
  render(<LineSummary image={undefined} name="Leather Belt" amount="₹850" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/^data:/));
});
