import type { Download } from '@storefront/shared/host';

/** Has the browser save a file, under the name that the API proposes or else under this one. */
export function saveFile({ content, name }: Download, otherwise: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? otherwise;
  link.click();
  // Later: some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
