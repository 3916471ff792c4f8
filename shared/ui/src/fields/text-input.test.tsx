import { render, screen } from '@testing-library/react';
import { TextInput } from './text-input';

test('connects label, hint and error to an input', () => {
  render(<TextInput label="Email" hint="We write rarely." error="Invalid email address" />);
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Invalid email address We write rarely.');
});

test('is valid and has no description without error and hint', () => {
  render(<TextInput label="Email" />);
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
});
