import type { ReactNode } from 'react';

/** The part of a message that only screen readers read. */
export function visuallyHidden(text: ReactNode[]) {
  return (
    <span key="hidden" className="visually-hidden">
      {text}
    </span>
  );
}
