import type { ReactNode } from 'react';
import { group, groupHint, groupTitle } from './shipping.form.styles';

interface FieldGroupProps {
  title: string;
  /** What the fields are for. */
  hint?: string;
  children: ReactNode;
}

/** A group of fields with a title, as a fieldset. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset css={group}>
      <legend css={groupTitle}>{title}</legend>
      {hint ? <p css={groupHint}>{hint}</p> : null}
      {children}
    </fieldset>
  );
}
