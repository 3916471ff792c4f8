import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { color, space } from '../../theme';
import { Icon } from '../media/icon';
import { FieldShell, type FieldShellTexts } from './field-shell';
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

  /* The list that drops down keeps the browser's ground in some of them. */
  option {
    background: ${color('overlay')};
    color: ${color('text')};
  }

  /* Nothing chosen yet: it reads like a placeholder. */
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

/** A choice; the value is its own label where none is given. */
export interface SelectOption {
  value: string;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldShellTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly (string | SelectOption)[];
  /** Text of a first choice with an empty value. */
  placeholder?: string | undefined;
}

/** A labelled choice of one out of several, by the browser's own control. */
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
      {(wiring) => (
        <div css={frame}>
          {/* No css on the options: a style element may not stand inside a select. */}
          <select css={[control, select]} {...rest} {...wiring}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(asOption).map(({ value, label: text, disabled }) => (
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

function asOption(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { value: option } : option;
}
