import { css } from '@emotion/react';
import { size, space } from '@storefront/ui/theme';
import { RemotePage, type RemotePageProps } from '@storefront/ui/page/remote-page';

const page = css`
  display: grid;
  gap: clamp(${space(5)}, 6vw, ${space(10)});
  padding-block: clamp(${space(5)}, 6vw, ${space(11)}) ${size('section')};
`;

/** The outermost element of every page of this remote. */
export function Page(props: Omit<RemotePageProps, 'remote'>) {
  return <RemotePage css={page} remote="mf-content" {...props} />;
}
