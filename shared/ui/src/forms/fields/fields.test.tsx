import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { Button } from '../../actions/button';
import { email, required } from '@storefront/host/validation/rules';
import { CheckboxField } from './checkbox-field';
import { FormLayout } from './form-layout';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function renderForm(fields: ReactNode, onSubmit: FormProps['onSubmit'] = jest.fn()) {
  render(
    <Form onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <FormLayout onSubmit={handleSubmit}>
          {fields}
          <Button type="submit">Send</Button>
        </FormLayout>
      )}
    </Form>,
  );
  return onSubmit;
}

const emailField = (
  <TextField
    name="email"
    label="Email"
    type="email"
    autoComplete="email"
    inputMode="email"
    validate={email('Invalid email address')}
  />
);

test('shows an error after the field loses the focus', async () => {
  renderForm(emailField);
  const input = screen.getByLabelText('Email');
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).toHaveAttribute('inputmode', 'email');
  await userEvent.type(input, 'asha@');
  expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(input).toHaveAccessibleDescription('Invalid email address');
  expect(input).toBeInvalid();
});

test('[PAY-06] hides an error while the field is edited, and shows it again if still wrong', async () => {
  renderForm(<TextField name="upi" label="UPI ID" validate={required('UPI ID is required')} />);
  await submit();
  expect(screen.getByText('UPI ID is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('UPI ID'), ' ');
  expect(screen.queryByText('UPI ID is required')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText('UPI ID is required')).toBeVisible();
});

test('focuses the first invalid field on submission, and sends nothing', async () => {
  const onSubmit = renderForm(
    <>
      <TextField name="name" label="Name" />
      {emailField}
      <TextareaField name="message" label="Message" validate={required('Needed')} />
    </>,
  );
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Message')).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows the errors of the submission until the value changes', async () => {
  renderForm(emailField, () => Promise.resolve({ email: 'Already registered' }));
  const input = screen.getByLabelText('Email');
  await userEvent.type(input, 'asha@example.com{Enter}');
  expect(await screen.findByText('Already registered')).toBeVisible();
  await userEvent.type(input, 'x');
  expect(screen.queryByText('Already registered')).not.toBeInTheDocument();
});

test('sends what was typed, an emptied field as an empty text', async () => {
  const onSubmit = renderForm(
    <>
      <TextField name="name" label="Name" />
      <SelectField name="state" label="State" placeholder="Choose" options={['Goa', 'Kerala']} />
      <CheckboxField name="remember" label="Remember me" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'A{Backspace}');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Kerala');
  await userEvent.click(screen.getByLabelText('Remember me'));
  await submit();
  expect(onSubmit).toHaveBeenCalledWith(
    { name: '', state: 'Kerala', remember: true },
    expect.anything(),
    expect.anything(),
  );
});

test('[LOGIN-01] shows and hides a password', async () => {
  renderForm(<PasswordField name="password" label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('[PAY-07] starts a phone number with +91 and keeps it to ten digits', async () => {
  const onSubmit = renderForm(<PhoneField name="phone" label="Phone" />);
  const input = screen.getByLabelText('Phone');
  expect(input).toHaveValue('+91');
  await userEvent.type(input, '98765 43210 99');
  expect(input).toHaveValue('+919876543210');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith(
    { phone: '+919876543210' },
    expect.anything(),
    expect.anything(),
  );
});

test('[CHK-09] says what is wrong with a phone number', async () => {
  renderForm(<PhoneField name="phone" label="Phone" required />);
  await submit();
  expect(screen.getByText('This field is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Phone'), '98765');
  await userEvent.tab();
  expect(screen.getByText('Phone number must have 10 digits after +91')).toBeVisible();
});
