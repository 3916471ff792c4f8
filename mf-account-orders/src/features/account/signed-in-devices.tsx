import { useBus, useHttp } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { useRef, useState } from 'react';
import { t } from '../../messages/t';
import { DeviceRow } from './device-row';
import { signDeviceOut, signOthersOut, type SignedInDevice } from './devices.api';
import { AccountSection } from './account-section';
import { deviceList } from './devices.styles';

interface SignedInDevicesProps {
  devices: SignedInDevice[];
}

/** The devices that are signed in; all but this one have a button that signs them out (ACCT-05). */
export function SignedInDevices({ devices }: SignedInDevicesProps) {
  const bus = useBus();
  const http = useHttp();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string>();
  const others = devices.filter(({ isCurrent }) => !isCurrent);

  /** `which` identifies the button that is busy meanwhile. */
  async function signOut(which: string, call: () => Promise<void>, description: string) {
    setBusy(which);
    try {
      await call();
      await revalidate();
      bus.send('toast.show', { title: t('Signed out'), description });
      // The focused button is removed.
      heading.current?.focus();
    } catch (error) {
      console.error('A device could not be signed out.', error);
      bus.send('toast.show', {
        title: t('Error'),
        description: t('Failed to sign out the device. Please try again.'),
        tone: 'destructive',
      });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <AccountSection title={t('Signed-in devices')} headingRef={heading}>
      <ul css={deviceList}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={busy === device.id}
            onSignOut={() =>
              void signOut(
                device.id,
                () => signDeviceOut(http, device.id),
                t('{device} is signed out.', { device: device.name }),
              )
            }
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="secondary"
          busy={busy === 'others'}
          onClick={() =>
            void signOut(
              'others',
              () => signOthersOut(http),
              t('All other devices are signed out.'),
            )
          }
        >
          {t('Sign out everywhere else')}
        </Button>
      ) : null}
    </AccountSection>
  );
}
