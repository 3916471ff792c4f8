import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { space } from '../theme';
import { FieldMessages, fieldAriaProps, type FieldAriaProps } from './field-messages';
import { label as labelStyle } from './field.styles';

const shell = css`
  display: grid;
  gap: ${space(0.75)};
  align-content: start;
`;

/** The texts that every field shows around its control. */
export interface FieldTextProps {
  label: ReactNode;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  /** A line of help below the control. */
  hint?: ReactNode;
  /** What is wrong with the value; undefined where it is valid. */
  error?: string | undefined;
}

interface FieldShellProps extends FieldTextProps {
  /** The control's id; generated where it isn't given. */
  id?: string | undefined;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (ariaProps: FieldAriaProps) => ReactNode;
}

/** Label, control, hint and error of a field, connected for screen readers. */
export function FieldShell({ id, label, hideLabel, hint, error, children }: FieldShellProps) {
  const ownId = useId();
  const ariaProps = fieldAriaProps(id ?? ownId, hint, error);
  return (
    <div css={shell}>
      <label
        htmlFor={ariaProps.id}
        css={labelStyle}
        className={hideLabel ? 'visually-hidden' : undefined}
      >
        {label}
      </label>
      {children(ariaProps)}
      <FieldMessages id={ariaProps.id} hint={hint} error={error} />
    </div>
  );
}
