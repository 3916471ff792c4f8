import { useState } from 'react';
import { useBus, useHttp } from '@storefront/host';
import { Button, type ButtonProps } from '@storefront/ui/actions/button';
import { changeErrorMessage } from '../lib/call-errors';
import { saveFile } from '../lib/save-file';
import { t } from '../messages/t';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** The path of the file in the API. */
  path: string;
  /** The file's name if the API doesn't send one. */
  fileName: string;
}

/** A button that downloads a file from the API: a link can't send the token that the API requires. */
export function DownloadButton({ path, fileName, variant, children }: DownloadButtonProps) {
  const bus = useBus();
  const http = useHttp();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { content, name } = await http.download(path);
      saveFile(content, name ?? fileName);
    } catch (error) {
      console.error('The file could not be downloaded.', error);
      bus.send('toast.show', {
        title: t('Download failed'),
        description: changeErrorMessage(error),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant={variant} busy={busy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
