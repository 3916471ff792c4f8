/** The folder of a script's address: absolute, with a slash at its end. */
export function folderOf(url: string): string {
  return new URL('.', new URL(url, location.href)).href;
}
