import type { SubmitEvent } from 'react';
import type { FormRenderProps } from 'react-final-form';

/** Moves the focus to the form's first field with an error, if there is one. */
function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * A submit handler that, after the submission, focuses the first field with an error, even one from the
 * server.
 */
export function submitAndFocusFirstInvalid(handleSubmit: FormRenderProps['handleSubmit']) {
  return (event: SubmitEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    void Promise.resolve(handleSubmit(event)).then(() => {
      // The errors are on the page once React has rendered.
      setTimeout(() => focusFirstInvalid(form));
    });
  };
}
