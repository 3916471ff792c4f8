import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { TextInput } from '@storefront/ui/fields/text-input';
import { Container } from '@storefront/ui/page/container';
import type { SubmitEvent } from 'react';
import { t } from '../../messages/t';
import { consent, form, heading, layout, promise, row, submit, title } from './newsletter.styles';

/** The newsletter form; it thanks the shopper and makes no call (HOME-09, HOME-10, D16). */
export function Newsletter() {
  const bus = useBus();

  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    bus.send('toast.show', {
      title: t('Subscribed!'),
      description: t('Thank you for subscribing to our newsletter.'),
    });
  }

  return (
    <Container>
      <section css={layout} aria-labelledby="newsletter">
        <div css={title}>
          <h2 id="newsletter" css={heading}>
            {t('Stay Informed')}
          </h2>
          <p css={promise}>{t('No spam, only exclusivity')}</p>
        </div>
        {/* By POST, so that a form sent before hydration doesn’t put the email into the address. */}
        <form css={form} method="post" onSubmit={subscribe}>
          <div css={row}>
            <TextInput
              label={t('Email address')}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              maxLength={LIMITS.emailMax}
              required
            />
            <Button css={submit} variant="secondary" type="submit">
              {t('Subscribe')}
            </Button>
          </div>
          <p css={consent}>
            {t.rich(
              'By subscribing you agree to receive our emails, as our <policy>Privacy Policy</policy> describes.',
              {
                policy: (text) => (
                  <Link key="policy" to={pagePaths.privacy}>
                    {text}
                  </Link>
                ),
              },
            )}
          </p>
        </form>
      </section>
    </Container>
  );
}
