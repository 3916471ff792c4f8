import { escapeHtml } from '@storefront/host/format/escape-html';
import { COLORS } from '@storefront/ui/theme/tokens';
import { VERSION_PARAMETER } from '../../overrides/overrides';

/** The page has no scripts, and loads nothing. */
export const REFUSED_PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The document for a preview that can't be shown. Its link opens the shop and ends the tab's preview. */
export function refusedPreview(reason: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This preview can’t be opened</title>
<style>
body { margin: 15vh auto; max-width: 36rem; padding: 0 1.5rem; background: ${COLORS.page}; color: ${COLORS.text}; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-weight: 500 }
a { color: ${COLORS.accent} }
</style>
</head>
<body>
<main>
<h1>This preview can’t be opened</h1>
<p>${escapeHtml(reason)}</p>
<p><a href="/?${VERSION_PARAMETER}=">Open the shop without it</a></p>
</main>
</body>
</html>
`;
}
