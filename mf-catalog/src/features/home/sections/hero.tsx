import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useStoreInfo } from '@storefront/host';
import { ButtonLink } from '@storefront/ui/actions/button';
import { ProductImage } from '@storefront/ui/media/product-image';
import { Container } from '@storefront/ui/page/container';
import {
  description,
  background,
  headline,
  hero,
  picture as pictureStyle,
  scrim,
  textBlock,
} from './hero.styles';
import { t } from '../../../messages/t';

/** The top of the home page (HOME-01), over the store's picture or, without one, a gradient. */
export function Hero() {
  const picture = useStoreInfo(({ info }) => info?.pictures.hero);
  const title = t('Modern Essentials');
  const letters = Math.max(...title.split(' ').map((word) => word.length));
  return (
    <section css={[hero, !picture && background]}>
      {picture ? (
        <>
          <ProductImage
            css={pictureStyle}
            {...picture}
            alt={picture.alt ?? ''}
            sizes="100vw"
            loading="eager"
            fetchPriority="high"
          />
          <div css={scrim} />
        </>
      ) : null}
      <Container>
        <div css={textBlock}>
          <h1 css={[headline, css({ '--letters': letters })]} tabIndex={-1}>
            {title}
          </h1>
          <p css={description}>
            {t(
              'The 2025 collection: considered denim, sculpted outerwear and fluid dresses, made to be worn for years.',
            )}
          </p>
          <ButtonLink to={pagePaths.products}>{t('Explore Collection')}</ButtonLink>
        </div>
      </Container>
    </section>
  );
}
