import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { t } from '../../messages/t';

interface LinkSentProps {
  email: string;
  onAskAgain: () => void;
}

/** The same text whether or not the email has an account (RECO-01). */
export function LinkSent({ email, onAskAgain }: LinkSentProps) {
  return (
    <Alert
      tone="success"
      title={t('Look into your mail')}
      action={
        <Button variant="secondary" onClick={onAskAgain}>
          {t('Use another address')}
        </Button>
      }
    >
      {t(
        'If there is an account with {email}, we have sent a link to it. The link works for 30 minutes. If it isn’t there, look into the spam folder as well.',
        { email },
      )}
    </Alert>
  );
}
