import { render, screen } from '@testing-library/react';
import { PageHeading } from './page-heading';

test('a heading can take the focus', () => {
  render(<PageHeading lead="All of it">Jeans</PageHeading>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Jeans' });
  heading.focus();
  expect(heading).toHaveFocus();
});
