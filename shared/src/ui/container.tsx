import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { media, size, space } from '../theme';

const container = css`
  width: 100%;
  margin-inline: auto;
  padding-inline: ${space(2)};

  ${media.desktop} {
    padding-inline: ${space(5)};
  }
`;

const widths = {
  content: css({ maxWidth: size('content') }),
  prose: css({ maxWidth: `calc(${size('prose')} + ${space(10)})` }),
  form: css({ maxWidth: `calc(${size('form')} + ${space(10)})` }),
};

interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** The page's content (1440 px), running text, or a lone form. */
  width?: keyof typeof widths;
}

/** Centres its content and keeps it off the screen's edges. */
export function Container({ width = 'content', ...rest }: ContainerProps) {
  return <div css={[container, widths[width]]} {...rest} />;
}
