import { apiPaths } from '@storefront/host/contracts';
import { Button } from '@storefront/ui/actions/button';
import { useState } from 'react';
import { DownloadButton } from '../../../components/download-button';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { t } from '../../../messages/t';
import { AccountSection } from '../account-section';
import { buttons } from './personal-data.styles';

const loadDialog = () =>
  import(/* webpackChunkName: "delete-account" */ './delete-account-dialog').then(
    (m) => m.DeleteAccountDialog,
  );

/** Downloads the shopper's data, and opens the dialog that deletes the account (DATA-02, DATA-03). */
export function PersonalData() {
  const [deleting, setDeleting] = useState(false);
  const [DeleteAccountDialog, loadDeleteAccountDialog] = useLazyComponent(loadDialog);

  return (
    <AccountSection
      title={t('Your data')}
      hint={t(
        'What we keep about you, in a file that you and programs can read. It is yours to have deleted, too.',
      )}
    >
      <div css={buttons}>
        <DownloadButton variant="secondary" path={apiPaths.accountExport} fileName="my-data.json">
          {t('Download my data')}
        </DownloadButton>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => void loadDeleteAccountDialog().then(setDeleting)}
        >
          {t('Delete my account')}
        </Button>
      </div>
      {DeleteAccountDialog ? (
        <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />
      ) : null}
    </AccountSection>
  );
}
