import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { FormLayout } from './fields/form-layout';
import { TextField } from './fields/text-field';
import { required } from '@storefront/host/validation/rules';

const rule = required('Email is required');

/** Clicks its button after React has attached the form's handlers and before any effect has run. */
function EagerButton() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.click();
  }, []);
  return (
    <button ref={button} type="submit">
      Send
    </button>
  );
}

test('a form that is sent before its fields have registered is checked by their rules', async () => {
  const send = jest.fn();
  render(
    <Form onSubmit={send}>
      {({ handleSubmit }) => (
        <FormLayout onSubmit={handleSubmit} label="Newsletter">
          <TextField name="email" label="Email" validate={rule} required />
          <EagerButton />
        </FormLayout>
      )}
    </Form>,
  );
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
