import { css } from '@emotion/react';
import { color, layer, size, space, text } from '@storefront/ui/theme';
import { MAIN_ID } from '../page/main-id';
import { t } from '../messages/t';

const skipLink = css`
  position: fixed;
  inset-block-start: ${space(1)};
  inset-inline-start: ${space(1)};
  z-index: ${layer('toast')};
  display: flex;
  align-items: center;
  min-height: ${size('touch')};
  padding-inline: ${space(3)};
  border: 1px solid transparent;
  background: ${color('text')};
  color: ${color('on-accent')};
  font-size: ${text('sm')};
  font-weight: 500;
  text-decoration: none;
`;

/** The first link of the page, for keyboards: skips the header. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} css={skipLink} className="visually-hidden">
      {t('Skip to content')}
    </a>
  );
}
