interface HtmlPage {
  title: string;
  /** The page's CSS. */
  style: string;
  /** HTML of the `main` element. */
  content: string;
}

/** The HTML of a page that the API serves itself, hidden from search engines. Escapes only the title. */
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

/** Escapes text for use in HTML, including attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
