import { css } from '@emotion/react';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { useBus } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import { size } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../messages/t';
import { AccountSection } from '../account-section';

const loadForm = () =>
  import(/* webpackChunkName: "password-form" */ './password.form').then(
    (module) => module.PasswordForm,
  );

const formWidth = css`
  width: 100%;
  max-width: ${size('form')};
`;

interface PasswordSectionProps {
  email: string;
}

/** Opens the form that changes the password, whose code is loaded on demand (RECO-06). */
export function PasswordSection({ email }: PasswordSectionProps) {
  const bus = useBus();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [PasswordForm, ensureLoaded] = useLazyComponent(loadForm);
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  // The focused button that opened the form is removed.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [isOpen]);

  async function open() {
    setBusy(true);
    setIsOpen(await ensureLoaded());
    setBusy(false);
  }

  /** Closes the form, and moves the focus from the removed form to the heading. */
  function close() {
    setIsOpen(false);
    heading.current?.focus();
  }

  async function showChanged() {
    bus.send('toast.show', {
      title: t('Password changed'),
      description: t('All other devices are signed out.'),
    });
    await revalidate();
  }

  return (
    <AccountSection title={t('Password')} headingRef={heading}>
      {isOpen && PasswordForm ? (
        <div ref={form} css={formWidth}>
          <PasswordForm email={email} onChanged={showChanged} onClose={close} />
        </div>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => void open()}>
          {t('Change Password')}
        </Button>
      )}
    </AccountSection>
  );
}
