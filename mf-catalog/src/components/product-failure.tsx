import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { Fragment } from '@storefront/host';
import { useParams, useRevalidator } from '@storefront/host/router';
import { space } from '@storefront/ui/theme';
import { Button, ButtonLink } from '@storefront/ui/actions/button';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from './page';
import { t } from '../messages/t';

/** Alone on the page, a little above its middle. */
const place = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(5)};
  min-height: 52svh;
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

/** Says that there is no such product, with similar ones, or that it couldn't be loaded, with a button to retry (PDP-06). */
export function ProductFailure({ failure }: ProductFailureProps) {
  const { revalidate, state } = useRevalidator();
  const { id = '' } = useParams();
  return (
    <Page>
      <div css={place}>
        <PageHeading align="centre" lead={failure.message}>
          {t('Product Not Found')}
        </PageHeading>
        <div css={actions}>
          {failure.status === 'failed' ? (
            <Button variant="secondary" busy={state !== 'idle'} onClick={() => void revalidate()}>
              {t('Try Again')}
            </Button>
          ) : null}
          <ButtonLink to={pagePaths.home}>{t('Return to Home')}</ButtonLink>
          <ButtonLink variant="secondary" to={pagePaths.products}>
            {t('Browse Products')}
          </ButtonLink>
        </div>
      </div>
      {failure.status === 'missing' ? (
        <Fragment name="catalog.recommendations" props={{ productIds: [id] }} />
      ) : null}
    </Page>
  );
}
