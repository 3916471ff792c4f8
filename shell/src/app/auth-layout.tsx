import { css } from '@emotion/react';
import { useStoreInfo } from '@storefront/shared/host';
import { Link, Outlet } from '@storefront/shared/router';
import { color, font, space, text } from '@storefront/shared/theme';
import { MAIN_ID } from '../chrome/skip-link';

const layout = css({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space(3),
});
const brand = css({
  alignSelf: 'center',
  fontFamily: font('display'),
  fontSize: text('xl'),
  color: color('text'),
  textDecoration: 'none',
});
const main = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  width: '100%',
  maxWidth: 440,
  outline: 'none',
});

/** The centred, narrow frame of sign-in and registration (RT-01). */
export function AuthLayout() {
  const storeName = useStoreInfo((state) => state.info?.storeName);
  return (
    <div css={layout}>
      <main id={MAIN_ID} css={main} tabIndex={-1}>
        <Link to="/" css={brand}>
          {storeName ?? 'Shop'}
        </Link>
        <Outlet />
      </main>
    </div>
  );
}
