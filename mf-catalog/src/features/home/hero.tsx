import { css } from '@emotion/react';
import { color, leading, media, space, text, tracking } from '@storefront/shared/theme';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';

const ground = css`
  display: grid;
  align-items: center;
  min-height: min(70svh, 560px);
  padding-block: ${space(8)};
  border-block-end: 1px solid ${color('line')};
  background: radial-gradient(
    ellipse at 80% 20%,
    ${color('overlay')},
    ${color('raised')} 45%,
    ${color('page')} 80%
  );

  ${media.desktop} {
    min-height: min(80svh, 720px);
  }
`;

const words = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  max-width: 40rem;
`;

const headline = css`
  font-size: ${text('hero')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
`;

const blurb = css`
  color: ${color('text-soft')};
  font-size: ${text('lg')};
`;

/** The top of the home page (HOME-01). */
export function Hero() {
  return (
    <section css={ground}>
      <Container>
        <div css={words}>
          <h1 css={headline} tabIndex={-1}>
            Modern Essentials
          </h1>
          <p css={blurb}>
            The 2025 collection: considered denim, sculpted outerwear and fluid dresses, made to be
            worn for years.
          </p>
          <ButtonLink to="/products">Explore Collection</ButtonLink>
        </div>
      </Container>
    </section>
  );
}
