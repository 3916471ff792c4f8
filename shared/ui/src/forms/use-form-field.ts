import { useState } from 'react';
import { useField } from 'react-final-form';
import type { FieldRule } from '@storefront/host/validation/rules';

/** How a field is bound to its form. */
export interface FormFieldConfig {
  /** The value's name in the form. */
  name: string;
  /** Must stay the same rule while the field is shown: the form isn't validated again for another one. */
  validate?: FieldRule | undefined;
  /** Turns what was typed into what the form holds; nothing is changed by default. */
  parse?: ((typed: string) => string) | undefined;
  /** Turns what the form holds into what is shown. */
  format?: ((value: string | undefined) => string) | undefined;
  initialValue?: string | undefined;
  /** True for a value that needs no more editing: what is wrong with it is shown at once. */
  isComplete?: ((value: string) => boolean) | undefined;
}

/**
 * Binds a text field to its react-final-form form. The error, of a rule or of the submission, is shown once
 * the field was left or the form submitted, and hidden while the value is edited and not complete yet.
 */
export function useFormField({
  name,
  validate,
  parse,
  format,
  initialValue,
  isComplete = never,
}: FormFieldConfig) {
  const { input, meta } = useField<string>(name, {
    validate,
    // Final Form's default parser turns an empty text into undefined.
    parse: parse ?? unchanged,
    ...(format && { format }),
    ...(initialValue !== undefined && { initialValue }),
  });
  const [valueAtFocus, setValueAtFocus] = useState(input.value);

  const edited = meta.active && meta.modifiedSinceLastSubmit && input.value !== valueAtFocus;
  const ruleError = readMessage(meta.error);
  const submitError = meta.dirtySinceLastSubmit ? undefined : readMessage(meta.submitError);
  const isLeft = (meta.touched === true || meta.submitFailed === true) && !edited;
  const isErrorVisible = isLeft || isComplete(input.value);

  return {
    control: {
      name: input.name,
      value: input.value,
      onChange: input.onChange,
      onBlur: () => input.onBlur(),
      onFocus: () => {
        setValueAtFocus(input.value);
        input.onFocus();
      },
    },
    error: isErrorVisible ? (ruleError ?? submitError) : undefined,
  };
}

function never(): boolean {
  return false;
}

function unchanged(typed: string): string {
  return typed;
}

function readMessage(error: unknown): string | undefined {
  return typeof error === 'string' && error !== '' ? error : undefined;
}
