import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../src/theme';
import { titleOf } from './title-of';

const section = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(5)} ${space(8)};
  border-block-start: 1px solid ${color('line')};
  scroll-margin-block-start: ${space(2)};
`;

const heading = css`
  font-size: ${text('2xl')};
`;

const states = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
`;

interface SectionProps {
  id: string;
  children: ReactNode;
}

/** One token group or one primitive. */
export function Section({ id, children }: SectionProps) {
  return (
    <section css={section} id={id} aria-labelledby={`${id}-title`}>
      <h2 css={heading} id={`${id}-title`}>
        {titleOf(id)}
      </h2>
      <div css={states}>{children}</div>
    </section>
  );
}
