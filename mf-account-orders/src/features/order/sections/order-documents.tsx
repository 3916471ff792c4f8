import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { DownloadButton } from '../../../components/download-button';
import type { OrderDocument } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';

const documentList = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

function documentName({ kind, number }: OrderDocument): string {
  const name = kind === 'invoice' ? t('Invoice') : t('Credit Note');
  return number === undefined ? name : `${name} ${number}`;
}

interface OrderDocumentsProps {
  documents: OrderDocument[];
}

/** The buttons that download the invoice and the credit notes (ORDP-09). */
export function OrderDocuments({ documents }: OrderDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <div css={documentList}>
      {documents.map((document) => {
        const { kind, path } = document;
        return (
          <DownloadButton key={path} variant="secondary" path={path} fileName={`${kind}.pdf`}>
            {documentName(document)}
          </DownloadButton>
        );
      })}
    </div>
  );
}
