import { css } from '@emotion/react';
import { LIMITS } from '@storefront/shared/contracts';
import { useBus } from '@storefront/shared/host';
import { Link } from '@storefront/shared/router';
import { color, media, space, text } from '@storefront/shared/theme';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { TextInput } from '@storefront/shared/ui/text-input';
import type { SubmitEvent } from 'react';
import { SectionHeading } from './section-heading';

const layout = css`
  display: grid;
  gap: ${space(2)};
  max-width: 36rem;
  margin-inline: auto;
  text-align: center;
`;

const row = css`
  display: grid;
  gap: ${space(2)};
  text-align: start;

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

/** Level with the input, below which the field keeps room for its messages. */
const submit = css`
  ${media.desktop} {
    margin-block-end: ${space(0.75)};
  }
`;

const promise = css`
  color: ${color('text-soft')};
`;

const consent = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
`;

/** The newsletter's form; it thanks and makes no call (HOME-09, HOME-10, D16). */
export function Newsletter() {
  const bus = useBus();

  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    bus.send('toast.show', {
      title: 'Subscribed!',
      description: 'Thank you for subscribing to our newsletter.',
    });
  }

  return (
    <Container>
      <section css={layout} aria-labelledby="newsletter">
        <div>
          <SectionHeading id="newsletter">Stay Informed</SectionHeading>
          <p css={promise}>No spam, only exclusivity</p>
        </div>
        <form css={row} onSubmit={subscribe}>
          <TextInput
            label="Email address"
            type="email"
            name="email"
            autoComplete="email"
            maxLength={LIMITS.emailMax}
            required
          />
          <Button css={submit} type="submit">
            Subscribe
          </Button>
        </form>
        <p css={consent}>
          By subscribing you agree to receive our emails, as our{' '}
          <Link to="/privacy">Privacy Policy</Link> describes.
        </p>
      </section>
    </Container>
  );
}
