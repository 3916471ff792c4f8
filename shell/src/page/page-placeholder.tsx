import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { RemotePage } from '@storefront/ui/page/remote-page';
import { t } from '../messages/t';

const page = css`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  padding-block: ${space(7)};
`;

/** Shown for a page whose code, and with it its own skeleton, hasn't loaded yet. */
export function PagePlaceholder() {
  return (
    <RemotePage css={page} remote="shell" loading={t('Loading the page')}>
      <Skeleton height="clamp(40px, 5vw, 70px)" width="min(100%, 420px)" />
      <Skeleton height={24} width="min(100%, 560px)" />
      <Skeleton height="44svh" />
    </RemotePage>
  );
}
