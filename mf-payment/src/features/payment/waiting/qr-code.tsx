import { QRCodeSVG } from 'qrcode.react';
import { color } from '@storefront/ui/theme';
import { t } from '../../../messages/t';
import { code, frame } from './payment-waiting.styles';

const SIZE_PX = 256;

interface QrCodeProps {
  /** The content of the QR code; takes precedence over `image`. */
  text: string | undefined;
  /** An image of the QR code, a `data:` URL. */
  image: string | undefined;
}

/** The QR code: drawn from its text, or the image of the provider (PAY-12). */
export function QrCode({ text, image }: QrCodeProps) {
  const accessibleName = t('QR code for your payment');
  return (
    <div css={frame}>
      {text === undefined ? (
        <img css={code} src={image} width={SIZE_PX} height={SIZE_PX} alt={accessibleName} />
      ) : (
        <QRCodeSVG
          css={code}
          value={text}
          size={SIZE_PX}
          marginSize={4}
          bgColor={color('text')}
          fgColor={color('on-accent')}
          title={accessibleName}
          role="img"
        />
      )}
    </div>
  );
}
