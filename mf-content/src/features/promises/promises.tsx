import { pagePaths } from '@storefront/host/contracts';
import { useStoreInfo } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { Container } from '@storefront/ui/page/container';
import { t } from '../../messages/t';
import { PromiseIcon, type PromiseIconName } from './promise-icon';
import { band, list, promise } from './promises.styles';

interface Fact {
  icon: PromiseIconName;
  title: string;
  text: string;
  to: string;
}

/** What the shop promises, with links to the policies, which have the details (NAV-09). */
export function ServicePromises() {
  const shipping = useStoreInfo((state) => state.info?.shipping);
  const facts: Fact[] = [
    {
      icon: 'delivery',
      title: t('Delivery'),
      text: shipping
        ? t('{shipping} for every order', { shipping: shippingLabel(shipping) })
        : t('How your order reaches you'),
      to: pagePaths.shipping,
    },
    {
      icon: 'return',
      title: t('Returns'),
      text: t('What can come back, and how'),
      to: pagePaths.return,
    },
    {
      icon: 'lock',
      title: t('Secure payment'),
      text: t('Your details are sent encrypted'),
      to: pagePaths.privacy,
    },
    {
      icon: 'help',
      title: t('Help'),
      text: t('Ask us about a piece or an order'),
      to: pagePaths.contact,
    },
  ];
  return (
    <section css={band} aria-label={t('Our promise')}>
      <Container>
        <ul css={list} role="list">
          {facts.map(({ icon, title, text, to }) => (
            <li key={title}>
              <Link to={to} css={promise}>
                <PromiseIcon name={icon} />
                <strong>{title}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
