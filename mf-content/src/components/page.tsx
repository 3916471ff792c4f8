import { css } from '@emotion/react';
import { size, space } from '@storefront/shared/theme';
import { Container } from '@storefront/shared/ui/container';
import type { ComponentProps } from 'react';

const page = css`
  display: grid;
  gap: clamp(${space(5)}, 6vw, ${space(10)});
  padding-block: clamp(${space(5)}, 6vw, ${space(11)}) ${size('section')};
`;

/** The outermost element of every page of this remote. */
export function Page(props: ComponentProps<typeof Container>) {
  return <Container css={page} data-boundary="mf-content" {...props} />;
}
