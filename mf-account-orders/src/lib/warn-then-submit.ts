import type { FormRenderProps } from 'react-final-form';

/**
 * Returns a form's submit handler that first calls `warn` with the names of the invalid fields, if there
 * are any: for messages that are shown in a toast as well as beside the field.
 */
export function warnThenSubmit<Values>(
  { form, handleSubmit }: Pick<FormRenderProps<Values>, 'form' | 'handleSubmit'>,
  warn: (invalidFields: string[]) => void,
): FormRenderProps<Values>['handleSubmit'] {
  return (event) => {
    const invalidFields = Object.keys(form.getState().errors ?? {});
    if (invalidFields.length > 0) warn(invalidFields);
    return handleSubmit(event);
  };
}
