import { Button } from '@storefront/ui/actions/button';
import type { EnteredCode } from '../../lib/quote/quote.api';
import { secondaryText } from '../../lib/summary-layout.styles';
import { t } from '../../messages/t';
import { enteredCode, enteredCodes } from './coupon-codes.styles';

interface EnteredCodesProps {
  codes: readonly EnteredCode[];
  onRemove: (code: string) => void;
}

/** The codes that were entered, each with the reason if it isn't used. */
export function EnteredCodes({ codes, onRemove }: EnteredCodesProps) {
  if (codes.length === 0) return null;
  return (
    <ul css={enteredCodes} aria-label={t('Codes')}>
      {codes.map(({ code, problem }) => (
        <li key={code} css={enteredCode}>
          <p>
            {code}
            {problem === undefined ? null : <span css={secondaryText}> {problem}</span>}
          </p>
          <Button
            variant="quiet"
            aria-label={t('Remove the code {code}', { code })}
            onClick={() => onRemove(code)}
          >
            {t('Remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
