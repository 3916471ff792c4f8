import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import { errorText, hint as hintStyle } from './field.styles';

/** Attributes that connect a control to its hint and error. */
export interface FieldAriaProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Returns these attributes for a control with this id. */
export function fieldAriaProps(
  id: string,
  hint: ReactNode,
  error: string | undefined,
): FieldAriaProps {
  const described = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter(
    (part) => part !== '',
  );
  return {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

interface FieldMessagesProps {
  /** The control's id. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Hint and error below a control; the error is announced when it appears. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      <div aria-live="polite">
        {error ? (
          <p id={errorId(id)} css={errorText}>
            <Icon name="alert" size={16} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId(id)} css={hintStyle}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

function hintId(id: string) {
  return `${id}-hint`;
}

function errorId(id: string) {
  return `${id}-error`;
}
