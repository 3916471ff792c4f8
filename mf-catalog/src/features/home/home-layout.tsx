import { pagePaths } from '@storefront/host/contracts';
import { Fragment } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { Icon } from '@storefront/ui/media/icon';
import { Container } from '@storefront/ui/page/container';
import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import { RecentlyViewedSlot } from '../../components/recently-viewed/recently-viewed-slot';
import { Hero } from './sections/hero';
import { more, sectionHead, sections } from './home.styles';
import { Promo } from './sections/promo';
import { SectionHeading } from '../../components/section-heading';
import { t } from '../../messages/t';

interface HomeLayoutProps {
  categories: ReactNode;
  featured: ReactNode;
}

/** The layout of the home page around its loaded parts: the store's categories and the featured products. */
export function HomeLayout({ categories, featured }: HomeLayoutProps) {
  return (
    <Page css={sections} fullWidth>
      <Hero />
      <Container>
        <section aria-labelledby="curated-categories">
          <div css={sectionHead}>
            <SectionHeading id="curated-categories">{t('Curated Categories')}</SectionHeading>
          </div>
          {categories}
        </section>
      </Container>
      <Container>
        <section aria-labelledby="featured-products">
          <div css={sectionHead}>
            <SectionHeading id="featured-products">{t('Featured Products')}</SectionHeading>
            <Link css={more} to={pagePaths.products}>
              {t('View All')}
              <Icon name="arrow-right" size={16} />
            </Link>
          </div>
          {featured}
        </section>
        <RecentlyViewedSlot />
      </Container>
      <Promo />
      <Fragment name="content.newsletter" props={{}} />
    </Page>
  );
}
