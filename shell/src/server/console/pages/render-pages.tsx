import { CacheProvider } from '@emotion/react';
import { escapeHtml } from '@storefront/host/format/escape-html';
import { fontFaceRules } from '@storefront/ui/theme/font-faces';
import { GlobalStyles } from '@storefront/ui/theme/global';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { collectStyles, styleTags } from '../../rendering/collected-styles';
import { FONTS_PATH } from '../console-paths';
import type { Message } from '../console-sessions';
import type { ConsoleView } from '../console-view';
import { ConsolePage } from './console-page';
import { RefusalPage } from './refusal-page';
import { SignInPage, type SignInPageProps } from './sign-in-page';

/** The page with all apps, for somebody who has signed in. */
export function renderConsole(view: ConsoleView, message: Message | undefined): string {
  return documentOf('Release console', <ConsolePage view={view} message={message} />);
}

export function renderSignIn(props: SignInPageProps): string {
  return documentOf('Sign in – Release console', <SignInPage {...props} />);
}

/** What isn't allowed, or isn't there. */
export function renderRefusal(text: string): string {
  return documentOf('Refused – Release console', <RefusalPage text={text} />);
}

function documentOf(title: string, page: ReactNode): string {
  const { cache, styles } = collectStyles();
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <GlobalStyles />
      {page}
    </CacheProvider>,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${fontFaceRules(FONTS_PATH)}</style>
${styleTags(styles())}
</head>
<body>
${html}
</body>
</html>
`;
}
