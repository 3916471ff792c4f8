import { escapeHtml } from '../escape-html';

interface HtmlPage {
  title: string;
  /** CSS of the whole page. */
  style: string;
  /** HTML of its main part. */
  content: string;
}

/** HTML of a page that the API shows itself; search engines leave it out. Only the title is escaped here. */
export function htmlPage({ title, style, content }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
