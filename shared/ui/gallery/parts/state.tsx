import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../src/theme';

const state = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(1.5)};
  min-width: 0;
  max-width: 100%;
`;

const widths = {
  /** As wide as what it shows. */
  own: undefined,
  /** As wide as a field in a form of two columns. */
  field: css({ width: 280, justifyItems: 'stretch' }),
  /** The full width of the page. */
  full: css({ width: '100%', justifyItems: 'stretch' }),
};

const nameStyle = css`
  color: ${color('text-muted')};
  font-size: ${text('xs')};
`;

interface StateProps {
  /** The state that is shown, in a few words. */
  name: string;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** A primitive in one of its states, with the state's name. */
export function State({ name, width = 'own', children }: StateProps) {
  return (
    <div css={[state, widths[width]]}>
      <p css={nameStyle}>{name}</p>
      {children}
    </div>
  );
}
