/** How long the browser may take to start reading the file, in milliseconds. */
const KEPT_MS = 60_000;

/** Makes the browser save a file, like a link with `download`. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
