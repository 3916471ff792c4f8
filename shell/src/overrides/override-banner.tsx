import { css } from '@emotion/react';
import { color, layer, media, size, space, text } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { isOriginOverride, type Override } from './overrides';

/** At the lower right, on phones above the bottom bar: clear of toasts and purchase buttons. */
const banner = css`
  position: fixed;
  inset-block-end: calc(${size('bottom-bar')} + ${space(2)} + env(safe-area-inset-bottom));
  inset-inline-end: ${space(2)};
  z-index: ${layer('toast')};
  display: grid;
  gap: ${space(1)};
  max-width: calc(100vw - 2 * ${space(2)});
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color('accent')};
  background: ${color('overlay')};
  color: ${color('text')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;

  ${media.desktop} {
    inset-block-end: ${space(3)};
  }
`;

interface OverrideBannerProps {
  overrides: Override[];
  onReset: () => void;
}

/** Names what only this tab gets, remotes from another origin or other versions, with a button that ends it. */
export function OverrideBanner({ overrides, onReset }: OverrideBannerProps) {
  return (
    <aside aria-label="Overrides" css={banner}>
      {overrides.map((override) => (
        <span key={override.remote}>{describe(override)}</span>
      ))}
      <Button variant="secondary" onClick={onReset}>
        Reset
      </Button>
    </aside>
  );
}

function describe(override: Override): string {
  return isOriginOverride(override)
    ? `${override.remote} comes from ${override.origin}`
    : `Preview of ${override.remote} ${override.version}`;
}
