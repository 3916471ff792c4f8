import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { color, space } from '../theme';
import { Icon } from '../media/icon';
import { FieldShell, type FieldTextProps } from './field-shell';
import { control } from './field.styles';

const frame = css`
  position: relative;
`;

const select = css`
  appearance: none;
  padding-inline-end: ${space(5)};
  cursor: pointer;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* In some browsers the open list has the browser's own background. */
  option {
    background: ${color('overlay')};
    color: ${color('text')};
  }

  /* While nothing is chosen, the text looks like a placeholder. */
  &:has(option[value='']:checked) {
    color: ${color('text-muted')};
  }

  &:disabled ~ span {
    opacity: 0.5;
  }
`;

const arrow = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(2)};
  display: flex;
  align-items: center;
  color: ${color('text-muted')};
  pointer-events: none;
`;

/** An option; without a label, the value is shown. */
export interface SelectOption {
  value: string;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTextProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly (string | SelectOption)[];
  /** Text of a first option with an empty value. */
  placeholder?: string | undefined;
}

/** A labelled select, the browser's own control. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  id,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <FieldShell id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(ariaProps) => (
        <div css={frame}>
          {/* No css on the options: a style element is not allowed inside a select. */}
          <select css={[control, select]} {...rest} {...ariaProps}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(toOption).map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text ?? value}
              </option>
            ))}
          </select>
          <span css={arrow}>
            <Icon name="chevron-down" size={16} />
          </span>
        </div>
      )}
    </FieldShell>
  );
}

function toOption(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { value: option } : option;
}
