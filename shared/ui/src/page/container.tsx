import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { size } from '../theme';

const container = css`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${size('gutter')};
`;

const widths = {
  content: css({ maxWidth: `calc(${size('content')} + 2 * ${size('gutter')})` }),
  prose: css({ maxWidth: `calc(${size('prose')} + 2 * ${size('gutter')})` }),
  form: css({ maxWidth: `calc(${size('form')} + 2 * ${size('gutter')})` }),
};

interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** The page's content (1440 px), running text, or a lone form. */
  width?: keyof typeof widths;
}

/** Centres its content and keeps it off the screen's edges. */
export function Container({ width = 'content', ...rest }: ContainerProps) {
  return <div css={[container, widths[width]]} {...rest} />;
}
