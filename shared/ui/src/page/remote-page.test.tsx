import { render, screen } from '@testing-library/react';
import { RemotePage } from './remote-page';

test("a remote's page names its owner, with or without the shop's margins", () => {
  render(
    <>
      <RemotePage remote="mf-content">Contact</RemotePage>
      <RemotePage remote="mf-catalog" fullWidth>
        Home
      </RemotePage>
    </>,
  );
  expect(screen.getByText('Contact')).toHaveAttribute('data-boundary', 'mf-content');
  expect(screen.getByText('Contact')).toHaveStyle({ width: '100%' });
  expect(screen.getByText('Home')).toHaveAttribute('data-boundary', 'mf-catalog');
  expect(screen.getByText('Home')).not.toHaveStyle({ width: '100%' });
});

test('a page that is loading says what, and is busy', () => {
  render(
    <RemotePage remote="mf-content" loading="Loading the page">
      Placeholder
    </RemotePage>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  expect(screen.getByText('Placeholder')).toHaveAttribute('aria-busy', 'true');
});
