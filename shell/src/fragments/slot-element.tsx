import { css } from '@emotion/react';
import { media } from '@storefront/ui/theme';
import type { Ref } from 'react';
import type { FragmentProvider } from './fragment-providers';

interface SlotElementProps {
  provider: FragmentProvider;
  /** The server's HTML; absent in the browser, where the fragment's own React root renders the content. */
  html?: string;
  /** True until the fragment is shown: its space is reserved. */
  isWaiting: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The element that a fragment is rendered into. React doesn't touch its content, not even while it hydrates
 * the page.
 */
export function SlotElement({ provider, html = '', isWaiting, ref }: SlotElementProps) {
  const { remote, fragment } = provider;
  return (
    <div
      ref={ref}
      css={slot(fragment.space)}
      data-boundary={remote.name}
      data-fragment={fragment.name}
      data-waiting={isWaiting ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

function slot({ narrow, wide }: FragmentProvider['fragment']['space']) {
  return css`
    display: flow-root;

    &[data-waiting] {
      min-height: ${narrow}px;

      ${media.desktop} {
        min-height: ${wide}px;
      }

      /* Nothing will come into it. */
      @media (scripting: none) {
        display: none;
      }
    }
  `;
}
