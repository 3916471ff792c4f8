import { Button } from '@storefront/ui/actions/button';
import { t } from '../../../messages/t';
import { useSecondsUntil } from './use-seconds-until';

interface ResendButtonProps {
  /** When another code can be sent. */
  nextAt: Date;
  busy: boolean;
  onClick: () => void;
}

/** Has another code sent, once that is possible. */
export function ResendButton({ nextAt, busy, onClick }: ResendButtonProps) {
  const seconds = useSecondsUntil(nextAt);
  return (
    <Button variant="quiet" busy={busy} disabled={seconds > 0} onClick={onClick}>
      {seconds > 0 ? t('Send another code in {seconds} s', { seconds }) : t('Send another code')}
    </Button>
  );
}
