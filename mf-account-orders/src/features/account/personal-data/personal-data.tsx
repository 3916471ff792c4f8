import { saveFile } from '@storefront/shared/browser/save-file';
import { useBus, useHttp } from '@storefront/shared/host';
import { Button } from '@storefront/shared/ui/actions/button';
import { useState } from 'react';
import { failureMessage } from '../../../lib/call-errors';
import { useLoaded } from '../../../lib/use-loaded';
import { AccountSection } from '../account-section';
import { downloadData } from './personal-data.api';
import { buttons } from './personal-data.styles';

const loadDialog = () =>
  import(/* webpackChunkName: "delete-account" */ './delete-account-dialog').then(
    (m) => m.DeleteAccountDialog,
  );

/** What the shop knows of the shopper: as a file, and the way to have it deleted (DATA-02, DATA-03). */
export function PersonalData() {
  const http = useHttp();
  const bus = useBus();
  const [downloading, setDownloading] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [DeleteAccountDialog, loadDeleteAccountDialog] = useLoaded(loadDialog);

  async function download() {
    setDownloading(true);
    try {
      saveFile(await downloadData(http), 'my-data.json');
    } catch (error) {
      console.error('The data could not be downloaded.', error);
      bus.send('toast.show', {
        title: 'Error',
        description: failureMessage(error),
        tone: 'destructive',
      });
    } finally {
      setDownloading(false);
    }
  }

  return (
    <AccountSection
      title="Your data"
      hint="What we keep about you, in a file that you and programs can read. It is yours to have deleted, too."
    >
      <div css={buttons}>
        <Button variant="secondary" busy={downloading} onClick={() => void download()}>
          Download my data
        </Button>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => void loadDeleteAccountDialog().then(setDeleting)}
        >
          Delete my account
        </Button>
      </div>
      {DeleteAccountDialog ? (
        <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />
      ) : null}
    </AccountSection>
  );
}
