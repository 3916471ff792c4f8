import { css } from '@emotion/react';
import { LIMITS } from '@storefront/host/contracts';
import type { AlertSubject } from '@storefront/host/contracts/api';
import { useHttp, useSession } from '@storefront/host';
import type { SelectedVariant } from '@storefront/host/shop/catalogue/variant';
import { email as validEmail } from '@storefront/host/validation/rules';
import { Button } from '@storefront/ui/actions/button';
import { TextInput } from '@storefront/ui/fields/text-input';
import { color, space, text } from '@storefront/ui/theme';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { askForAlert, fetchOwnAddress } from './alert.api';
import { alertTitle } from './alert-title';
import { t } from '../../messages/t';

const form = css`
  display: grid;
  gap: ${space(1.5)};
`;

const small = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

interface AlertFormProps {
  about: AlertSubject;
  productId: string;
  variant: SelectedVariant;
  /** The same in words: "Color Red, any size"; empty for a product without choices. */
  choice: string;
}

/** Asks for the address that is told when something is back in stock, or costs less (ALRT-01, ALRT-02, ALRT-05). */
export function AlertForm({ about, productId, variant, choice }: AlertFormProps) {
  // The words that are agreed to; they are stored with the request.
  const consent =
    about === 'stock'
      ? t(
          'We’ll email you once, when it is back, and for nothing else. Every mail has a link to stop.',
        )
      : t(
          'We’ll email you once, when it costs less, and for nothing else. Every mail has a link to stop.',
        );
  const http = useHttp();
  const signedIn = useSession((session) => session.signedIn);
  const [account, setAccount] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const email = (typed ?? account ?? '').trim();

  useEffect(() => {
    if (!signedIn) return;
    void fetchOwnAddress(http).then((address) => {
      setAccount(address);
      // Who was faster than the answer was told that the address is missing.
      setError(undefined);
    });
  }, [http, signedIn]);

  // The button that opened the form, or the form itself, is gone.
  useEffect(() => (answer === undefined ? input : outcome).current?.focus(), [answer]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const problem =
      email === '' ? t('Email is required') : validEmail(t('Invalid email address'))(email, {});
    setError(problem);
    if (problem !== undefined) {
      input.current?.focus();
      return;
    }
    setIsBusy(true);
    const request = { about, productId, variant, email, consent };
    const { sentence, isDone } = await askForAlert(http, request);
    setIsBusy(false);
    if (isDone) setAnswer(sentence);
    else setError(sentence);
  }

  if (answer !== undefined) {
    return (
      <p ref={outcome} css={small} role="status" tabIndex={-1}>
        {answer}
      </p>
    );
  }
  return (
    <form
      css={form}
      aria-label={alertTitle(about)}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <p>{alertTitle(about)}</p>
        {choice !== '' && <p css={small}>{choice}</p>}
      </div>
      <TextInput
        ref={input}
        label={t('Email')}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailMax}
        value={typed ?? account ?? ''}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <p css={small}>{consent}</p>
      <Button type="submit" variant="secondary" busy={isBusy}>
        {t('Tell me')}
      </Button>
    </form>
  );
}
