import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useRevalidator } from '@storefront/host/router';
import { space } from '@storefront/ui/theme';
import { Button, ButtonLink } from '@storefront/ui/actions/button';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from './page';

/** Alone on the page, a little above its middle. */
const place = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(5)};
  min-height: 64svh;
  padding-block: ${space(8)} ${space(12)};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

interface ProductFailureProps {
  failure: { status: 'missing' | 'failed'; message: string };
}

/** Says that there is no such product, or that it couldn't be loaded, with a button to retry (PDP-06). */
export function ProductFailure({ failure }: ProductFailureProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Page>
      <div css={place}>
        <PageHeading align="centre" lead={failure.message}>
          Product Not Found
        </PageHeading>
        <div css={actions}>
          {failure.status === 'failed' ? (
            <Button variant="secondary" busy={state !== 'idle'} onClick={() => void revalidate()}>
              Try Again
            </Button>
          ) : null}
          <ButtonLink to={pagePaths.home}>Return to Home</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
