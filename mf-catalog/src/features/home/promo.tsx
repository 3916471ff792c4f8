import { css } from '@emotion/react';
import { color, font, media, space, text } from '@storefront/shared/theme';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { eyebrow } from './home.styles';
import { SectionHeading } from './section-heading';

const ground = css`
  padding-block: ${space(8)};
  border-block: 1px solid ${color('line')};
  background: ${color('raised')};
`;

const layout = css`
  display: grid;
  align-items: center;
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const counts = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

const count = css`
  display: block;
  color: ${color('text')};
  font-family: ${font('display')};
  font-size: ${text('3xl')};
`;

const COUNTS = [
  ['40+', 'denim styles'],
  ['25+', 'jackets and coats'],
  ['30+', 'dress designs'],
] as const;

/** What the new collection holds (HOME-08). */
export function Promo() {
  return (
    <section css={ground} aria-labelledby="collection">
      <Container>
        <div css={layout}>
          <div>
            <p css={eyebrow}>Collection 2025</p>
            <SectionHeading id="collection">Artisanal Denim & Outerwear</SectionHeading>
            <ButtonLink variant="secondary" to="/products">
              Discover Collection
            </ButtonLink>
          </div>
          <ul role="list" css={counts}>
            {COUNTS.map(([number, things]) => (
              <li key={things}>
                <span css={count}>{number}</span> {things}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
