import { css } from '@emotion/react';
import { Outlet } from '@storefront/host/router';
import { color, size, space } from '@storefront/ui/theme';
import { OfflineBanner } from '../../chrome/offline-banner';
import { MAIN_ID } from '../../page/main-id';
import { Wordmark } from '../../chrome/wordmark';

const layout = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-inline: ${size('gutter')};
  background: radial-gradient(ellipse 80% 60% at 50% 0%, ${color('raised')}, ${color('page')});
`;

/** The layout has the gutter, so that its pages need none. */
const main = css`
  --size-gutter: 0px;

  display: grid;
  flex: 1;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: ${size('form')};
  margin-inline: auto;
  padding-block-end: ${space(8)};
  outline: none;
`;

const brand = css`
  justify-self: center;
  min-height: ${size('header')};
`;

const page = css`
  align-self: center;
`;

/** The narrow, centred layout of sign-in and registration (RT-01). */
export function AuthLayout() {
  return (
    <div css={layout}>
      <OfflineBanner />
      <main id={MAIN_ID} css={main} tabIndex={-1}>
        <Wordmark css={brand} />
        <div css={page}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
