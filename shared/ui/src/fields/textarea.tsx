import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { FieldShell, type FieldTextProps } from './field-shell';
import { control } from './field.styles';

const textarea = css`
  min-height: 120px;
  resize: vertical;
`;

export interface TextareaProps extends FieldTextProps, ComponentPropsWithRef<'textarea'> {}

/** A labelled input of several lines. */
export function Textarea({ label, hideLabel, hint, error, id, ...rest }: TextareaProps) {
  return (
    <FieldShell id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(ariaProps) => <textarea rows={5} css={[control, textarea]} {...rest} {...ariaProps} />}
    </FieldShell>
  );
}
