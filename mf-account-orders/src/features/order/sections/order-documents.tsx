import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { DownloadButton } from '../../../components/download-button';
import type { OrderDocument } from '../../../lib/order/order-with-history';

const documentList = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const NAMES: Record<OrderDocument['kind'], string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit Note',
};

interface OrderDocumentsProps {
  documents: OrderDocument[];
}

/** The buttons that download the invoice and the credit notes (ORDP-09). */
export function OrderDocuments({ documents }: OrderDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <div css={documentList}>
      {documents.map(({ kind, number, path }) => (
        <DownloadButton key={path} variant="secondary" path={path} fileName={`${kind}.pdf`}>
          {number === undefined ? NAMES[kind] : `${NAMES[kind]} ${number}`}
        </DownloadButton>
      ))}
    </div>
  );
}
