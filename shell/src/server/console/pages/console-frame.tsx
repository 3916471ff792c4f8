import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { Container } from '@storefront/ui/page/container';
import { PageHeading } from '@storefront/ui/page/page-heading';
import type { ReactNode } from 'react';

const main = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(6)} ${space(10)};
`;

interface ConsoleFrameProps {
  heading: string;
  lead?: string;
  /** A single form instead of the page's full width. */
  isForm?: boolean;
  children: ReactNode;
}

/** What every page of the console has. */
export function ConsoleFrame({ heading, lead, isForm = false, children }: ConsoleFrameProps) {
  return (
    <main>
      <Container width={isForm ? 'form' : 'content'}>
        <div css={main}>
          <PageHeading eyebrow="Release console" lead={lead}>
            {heading}
          </PageHeading>
          {children}
        </div>
      </Container>
    </main>
  );
}
