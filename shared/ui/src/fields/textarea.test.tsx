import { render, screen } from '@testing-library/react';
import { Textarea } from './textarea';

test('keeps a hidden label for screen readers', () => {
  render(<Textarea label="Message" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
});
