import { CacheProvider } from '@emotion/react';
import { GlobalStyles } from '@storefront/ui/theme/global';
import { renderToString } from 'react-dom/server';
import { collectStyles, type Style } from './collected-styles';

/**
 * The rules of the theme for the complete page, which every document has. They are no part of the page's tree, because
 * browsers don't render them again, and the ids of a tree depend on all that is in it.
 */
export const globalStyles: Style[] = renderGlobalStyles();

function renderGlobalStyles(): Style[] {
  const { cache, styles } = collectStyles();
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
    </CacheProvider>,
  );
  return styles();
}
