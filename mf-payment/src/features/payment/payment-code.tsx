import { QRCodeSVG } from 'qrcode.react';
import { color } from '@storefront/shared/theme';
import { code, frame } from './payment-waiting.styles';

const SIZE = 256;
const NAME = 'QR code for your payment';

interface PaymentCodeProps {
  /** What to draw as a QR code; goes before `image`. */
  text: string | undefined;
  /** A picture of the code, a `data:` address. */
  image: string | undefined;
}

/** The QR code, drawn here or as the provider's picture (PAY-12). */
export function PaymentCode({ text, image }: PaymentCodeProps) {
  return (
    <div css={frame}>
      {text === undefined ? (
        <img css={code} src={image} width={SIZE} height={SIZE} alt={NAME} />
      ) : (
        <QRCodeSVG
          css={code}
          value={text}
          size={SIZE}
          marginSize={4}
          bgColor={color('text')}
          fgColor={color('on-accent')}
          title={NAME}
          role="img"
        />
      )}
    </div>
  );
}
