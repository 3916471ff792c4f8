import { Container } from '@storefront/ui/page/container';
import { useId } from 'react';
import { ProductCards } from '../../components/product-card/product-cards';
import { SectionHeading } from '../../components/section-heading';
import type { CollectionSection as Section } from '../../lib/collections/collections.api';
import { mirrored, section, sectionText } from './collection.styles';

interface CollectionSectionProps extends Section {
  /** True for a text on the right of its products. */
  isMirrored: boolean;
}

/** A text beside the products that it is about. */
export function CollectionSection({
  title,
  paragraphs,
  products,
  isMirrored,
}: CollectionSectionProps) {
  const id = useId();
  return (
    <Container>
      <section css={[section, isMirrored && mirrored]} aria-labelledby={id}>
        <div css={sectionText}>
          <SectionHeading id={id} isLarge>
            {title}
          </SectionHeading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ProductCards label={title} columns={2} products={products} />
      </section>
    </Container>
  );
}
