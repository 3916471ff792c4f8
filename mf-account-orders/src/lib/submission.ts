import type { FormRenderProps } from 'react-final-form';

/**
 * A form's submit handler that first names the fields which keep the form from being sent, if there
 * are any: for what is said in a toast as well as beside the field.
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
