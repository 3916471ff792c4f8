import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldShell, type FieldTextProps } from './field-shell';
import { control } from './field.styles';

const withEnd = css`
  position: relative;
  display: flex;
  align-items: center;
`;

const endSlot = css`
  position: absolute;
  inset-inline-end: 4px;
`;

const roomForEnd = css`
  padding-inline-end: 52px;
`;

export interface TextInputProps extends FieldTextProps, ComponentPropsWithRef<'input'> {
  /** A 44 px control inside the input's end, such as a show/hide toggle. */
  endAdornment?: ReactNode;
}

/** A labelled input of one line. */
export function TextInput({
  label,
  hideLabel,
  hint,
  error,
  endAdornment,
  id,
  ...rest
}: TextInputProps) {
  return (
    <FieldShell id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(ariaProps) => (
        <div css={withEnd}>
          <input
            type="text"
            css={[control, Boolean(endAdornment) && roomForEnd]}
            {...rest}
            {...ariaProps}
          />
          {endAdornment ? <div css={endSlot}>{endAdornment}</div> : null}
        </div>
      )}
    </FieldShell>
  );
}
