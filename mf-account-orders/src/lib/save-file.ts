/** How long the browser may take to start reading the file, in milliseconds. */
const KEPT_MS = 60_000;

/** Has the browser save a file, as a link with `download` does. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
