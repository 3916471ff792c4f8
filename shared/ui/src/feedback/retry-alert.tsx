import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { Alert } from './alert';
import { t } from '../messages/t';

interface RetryAlertProps {
  /** What failed, in a few words. */
  title?: string;
  /** What failed, or why. */
  children: ReactNode;
  /** Tries again; the button is busy until the promise settles. */
  onRetry: () => void | Promise<void>;
  /** How the button looks; `secondary` by default. */
  variant?: ButtonProps['variant'];
}

/** Says that something could not be loaded, and offers to try again. */
export function RetryAlert({ title, children, onRetry, variant = 'secondary' }: RetryAlertProps) {
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      title={title}
      action={
        <Button variant={variant} busy={busy} onClick={() => void retry()}>
          {t('Try Again')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
