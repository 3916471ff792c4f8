import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

test('a badge names its tone', () => {
  render(<Badge tone="green">Delivered</Badge>);
  expect(screen.getByText('Delivered')).toHaveAttribute('data-tone', 'green');
});
