import { css } from '@emotion/react';
import { size, space } from '@storefront/ui/theme';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { columns, layout } from './policy.styles';

/** Heights of the placeholders for paragraphs, in px. */
const PARAGRAPHS = [84, 112, 140, 84, 112];

const text = css`
  display: grid;
  gap: ${space(2)};
  max-width: ${size('prose')};
`;

const heading = css`
  padding-block-start: ${space(4)};
`;

/** The placeholder for a policy while it loads. */
export function PolicySkeleton() {
  return (
    <Page loading={t('Loading the page')}>
      <Skeleton height="clamp(40px, 5vw, 70px)" width="min(100%, 420px)" />
      <div css={[layout, columns]}>
        <div css={text}>
          {PARAGRAPHS.map((height, index) => (
            <div key={index} css={text}>
              <div css={heading}>
                <Skeleton height={28} width={220} />
              </div>
              <Skeleton height={height} />
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}
