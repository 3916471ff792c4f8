import type { StoreInfo } from '@storefront/host/shop/store/store-info';
import { t } from '../../messages/t';
import { found as foundStyle } from './api-test.styles';

interface StoreDetailsProps {
  store: StoreInfo;
}

/** The store information as the API sent it. */
export function StoreDetails({ store }: StoreDetailsProps) {
  const found: [name: string, value: string][] = [
    [t('Store'), store.storeName],
    [t('Company'), store.companyName],
    [t('Email'), store.companyEmail],
    [t('Phone'), store.companyPhone],
    [t('Address'), store.companyAddress],
    [t('Categories'), store.categories.join(', ')],
    [t('Policies'), Object.keys(store.policies ?? {}).join(', ')],
  ];
  return (
    <dl css={foundStyle}>
      {found.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? t('None') : value}</dd>
        </div>
      ))}
    </dl>
  );
}
