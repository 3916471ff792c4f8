import { css } from '@emotion/react';
import { useLocation } from '@storefront/shared/router';
import { color, space } from '@storefront/shared/theme';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';

const page = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlock: space(12),
  textAlign: 'center',
});
const explanation = css({ color: color('text-muted'), overflowWrap: 'anywhere' });

/** The 404 page (RT-05). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Container>
      <div css={page} data-boundary="shell">
        <PageHeading>Oops! Page not found</PageHeading>
        <p css={explanation}>
          {pathname === '/404'
            ? 'The page you asked for does not exist.'
            : `There is nothing at ${pathname}.`}
        </p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </Container>
  );
}
