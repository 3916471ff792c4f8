import { pagePaths } from '@storefront/host/contracts';
import { useStoreInfo } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Eyebrow } from '@storefront/ui/page/eyebrow';
import { Icon } from '@storefront/ui/media/icon';
import { ProductImage } from '@storefront/ui/media/product-image';
import type { ReactNode } from 'react';
import { more } from '../home.styles';
import {
  band,
  besidePicture,
  count,
  counts,
  links,
  picture as pictureStyle,
  split,
  title,
  textBlock,
} from './promo.styles';
import { SectionHeading } from '../../../components/section-heading';
import { t } from '../../../messages/t';

function number(text: ReactNode[]) {
  return (
    <span key="number" css={count}>
      {text}
    </span>
  );
}

/** The new collection: a title, the numbers of its pieces and a link (HOME-08). */
export function Promo() {
  const picture = useStoreInfo(({ info }) => info?.pictures.promo);
  return (
    <section css={[band, picture && split]} aria-labelledby="collection">
      {picture ? (
        <ProductImage
          css={pictureStyle}
          {...picture}
          alt={picture.alt ?? ''}
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
      ) : null}
      <div css={[textBlock, picture && besidePicture]}>
        <div css={title}>
          <Eyebrow>{t('Collection 2025')}</Eyebrow>
          <SectionHeading id="collection" isLarge>
            {t('Artisanal Denim & Outerwear')}
          </SectionHeading>
        </div>
        <ul role="list" css={counts}>
          <li>{t.rich('<number>40+</number> denim styles', { number })}</li>
          <li>{t.rich('<number>25+</number> jackets and coats', { number })}</li>
          <li>{t.rich('<number>30+</number> dress designs', { number })}</li>
        </ul>
        <div css={links}>
          <ButtonLink variant="secondary" to={pagePaths.products}>
            {t('Discover Collection')}
          </ButtonLink>
          <Link css={more} to={pagePaths.collections}>
            {t('Read our collections')}
            <Icon name="arrow-right" size={16} />
          </Link>
        </div>
      </div>
    </section>
  );
}
