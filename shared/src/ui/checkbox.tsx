import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { color, size, space, text } from '../theme';
import { FieldMessages, fieldWiring } from './field-messages';

const row = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  cursor: pointer;
`;

const box = css`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${color('accent')};
  cursor: inherit;
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled box to tick. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const wiring = fieldWiring(id ?? ownId, hint, error);
  return (
    <div>
      <label css={row} htmlFor={wiring.id}>
        <input css={box} {...rest} {...wiring} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldMessages id={wiring.id} hint={hint} error={error} />
    </div>
  );
}
