import { addressLines, type SavedAddress } from '@storefront/host/shop/account/address';
import { t } from '../../../messages/t';
import { card, cardLabel, cardProblem, cardText, dot } from './saved-addresses.styles';

interface AddressCardProps {
  /** Undefined for the address that is typed into the form. */
  address: SavedAddress | undefined;
  checked: boolean;
  onChoose: () => void;
}

/** One address to choose. */
export function AddressCard({ address, checked, onChoose }: AddressCardProps) {
  const label = address?.label ?? (address?.isDefault ? t('Default') : undefined);
  return (
    <label css={card}>
      <input css={dot} type="radio" name="saved-address" checked={checked} onChange={onChoose} />
      {address ? (
        <span css={cardText}>
          {label === undefined ? null : <span css={cardLabel}>{label}</span>}
          <strong>{address.fullName}</strong>
          {addressLines(address).map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
          <bdi>{address.phone}</bdi>
          {address.problem === undefined ? null : <span css={cardProblem}>{address.problem}</span>}
        </span>
      ) : (
        <span css={cardText}>
          <strong>{t('Another address')}</strong>
          <span>{t('Type it in below')}</span>
        </span>
      )}
    </label>
  );
}
