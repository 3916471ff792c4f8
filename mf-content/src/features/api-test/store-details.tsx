import type { StoreInfo } from '@storefront/host/shop/store/store-info';
import { found as foundStyle } from './api-test.styles';

interface StoreDetailsProps {
  store: StoreInfo;
}

/** The store information as the API sent it. */
export function StoreDetails({ store }: StoreDetailsProps) {
  const found: [name: string, value: string][] = [
    ['Store', store.storeName],
    ['Company', store.companyName],
    ['Email', store.companyEmail],
    ['Phone', store.companyPhone],
    ['Address', store.companyAddress],
    ['Categories', store.categories.join(', ')],
    ['Policies', Object.keys(store.policies ?? {}).join(', ')],
  ];
  return (
    <dl css={foundStyle}>
      {found.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? 'None' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
