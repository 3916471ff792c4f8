import { css } from '@emotion/react';
import { color, font, leading, media, size, space, text, tracking } from '@storefront/ui/theme';
import { Container } from '@storefront/ui/page/container';
import { Eyebrow } from '@storefront/ui/page/eyebrow';
import type { ReactNode } from 'react';

const page = css`
  container-type: inline-size;
  display: grid;
  align-content: center;
  min-height: min(calc(100svh - ${size('header')} - ${size('bottom-bar')}), 52rem);
  padding-block: ${space(8)};
`;

/** What follows begins in the first screen, also on a phone. */
const followed = css`
  min-height: 0;
  padding-block: ${space(5)};
`;

const content = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  min-width: 0;
`;

const heading = css`
  max-width: 12em;
  font-family: ${font('display')};
  font-size: clamp(2.5rem, 1.6rem + 4.6cqi, 6rem);
  letter-spacing: ${tracking('display')};
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;
`;

const body = css`
  max-width: ${size('prose')};
  color: ${color('text-soft')};
  font-size: ${text('lg')};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-block-start: ${space(2)};

  ${media.phone} {
    display: grid;
    justify-items: stretch;
    width: 100%;
    text-align: center;

    > a {
      justify-content: center;
    }
  }
`;

interface PageMessageProps {
  /** A word or two above the title. */
  eyebrow: string;
  title: string;
  children: ReactNode;
  /** One button, and links beside it. */
  action: ReactNode;
  /** The owner that `data-boundary` names; `error-fallback` for a page that failed. */
  boundary: string;
  /** True for a page that failed: screen readers announce it at once. */
  isAlert?: boolean;
  /** True for a page with more than the message, which otherwise takes the whole screen. */
  isFollowed?: boolean;
}

/** A page with a single message. */
export function PageMessage({
  eyebrow,
  title,
  children,
  action,
  boundary,
  isAlert = false,
  isFollowed = false,
}: PageMessageProps) {
  return (
    <Container css={[page, isFollowed && followed]} data-boundary={boundary}>
      <div css={content} role={isAlert ? 'alert' : undefined}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 css={heading} tabIndex={-1}>
          {title}
        </h1>
        <p css={body}>{children}</p>
        <div css={actions}>{action}</div>
      </div>
    </Container>
  );
}
