import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { FormRenderProps } from 'react-final-form';
import { space } from '../../theme';
import { submitAndFocusFirstInvalid } from '../focus-first-invalid';
import { useDeferredSubmit } from '../use-deferred-submit';

const layout = css`
  display: grid;
  gap: ${space(3)};
`;

interface FormLayoutProps {
  /** The `handleSubmit` of react-final-form's `Form`. */
  onSubmit: FormRenderProps['handleSubmit'];
  /** What the form is for; makes it a landmark. */
  label?: string;
  children: ReactNode;
}

/**
 * The form element: its fields one below the other, checked by the shop's rules and not by the
 * browser's, focus on the first error after a submission. By POST, so that a form sent before the
 * page was hydrated never puts a password into the address.
 */
export function FormLayout({ onSubmit, label, children }: FormLayoutProps) {
  const submit = useDeferredSubmit(onSubmit);
  return (
    <form
      css={layout}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={submitAndFocusFirstInvalid(submit)}
    >
      {children}
    </form>
  );
}
