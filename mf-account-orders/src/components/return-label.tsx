import { apiPaths } from '@storefront/host/contracts';
import { t } from '../messages/t';
import { DownloadButton } from './download-button';

interface ReturnLabelProps {
  orderId: string;
  returnId: string;
}

/** A button that downloads the label to stick on the parcel of a return. */
export function ReturnLabel({ orderId, returnId }: ReturnLabelProps) {
  return (
    <DownloadButton
      variant="secondary"
      path={apiPaths.returnLabel(orderId, returnId)}
      fileName={`return-label-${orderId}.pdf`}
    >
      {t('Download Label')}
    </DownloadButton>
  );
}
