import { useId, useRef, useState, type SubmitEvent } from 'react';
import { LIMITS } from '@storefront/host/contracts';
import { Button } from '@storefront/ui/actions/button';
import { TextInput } from '@storefront/ui/fields/text-input';
import { Icon } from '@storefront/ui/media/icon';
import type { Coupons } from '../../lib/quote/use-quote';
import { t } from '../../messages/t';
import { EnteredCodes } from './entered-codes';
import { couponCodes, couponForm, disclosure, disclosureLine } from './coupon-codes.styles';

interface CouponCodesProps {
  coupons: Coupons;
}

/** The codes that were entered, and a field for one more, which is collapsed at first (OFFR-01). */
export function CouponCodes({ coupons: { codes, add, remove } }: CouponCodesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecking(true);
    setAnnouncement('');
    const refusal = await add(typed);
    setIsChecking(false);
    setProblem(refusal);
    input.current?.focus();
    if (refusal !== undefined) return;
    setTyped('');
    setAnnouncement(t('The code is applied.'));
  }

  function removeCode(code: string) {
    remove(code);
    setAnnouncement(t('The code {code} is removed.', { code }));
    // The button that was pressed is gone.
    summary.current?.focus();
  }

  return (
    <div css={couponCodes}>
      <EnteredCodes codes={codes} onRemove={removeCode} />
      <details css={disclosure}>
        <summary ref={summary} css={disclosureLine}>
          {t('Add a code')}
          <Icon name="chevron-down" size={16} />
        </summary>
        <form css={couponForm} noValidate onSubmit={(event) => void submit(event)}>
          <TextInput
            ref={input}
            id={id}
            name="couponCode"
            label={t('Coupon or gift card code')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.couponCodeMax}
            value={typed}
            error={problem}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" variant="secondary" busy={isChecking}>
            {t('Apply')}
          </Button>
        </form>
      </details>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}
