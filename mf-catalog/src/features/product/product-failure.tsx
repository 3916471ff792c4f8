import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { reloadPage } from '../../lib/reload-page';
import { failure as failureStyle, failureActions } from './product.styles';
import type { ProductData } from './product.loader';

interface ProductFailureProps {
  failure: Exclude<ProductData, { view: 'product' }>;
}

/** Says that there is no such product, or that it could not be loaded (PDP-06). */
export function ProductFailure({ failure }: ProductFailureProps) {
  return (
    <Container data-boundary="mf-catalog">
      <div css={failureStyle}>
        <PageHeading align="centre" lead={failure.message}>
          Product Not Found
        </PageHeading>
        <div css={failureActions}>
          {failure.view === 'failed' ? (
            <Button variant="secondary" onClick={reloadPage}>
              Try Again
            </Button>
          ) : null}
          <ButtonLink to="/">Return to Home</ButtonLink>
        </div>
      </div>
    </Container>
  );
}
