import { QRCodeSVG } from 'qrcode.react';
import { code } from './payment.styles';

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
  if (text !== undefined) {
    return <QRCodeSVG css={code} value={text} size={SIZE} marginSize={4} title={NAME} role="img" />;
  }
  return <img css={code} src={image} width={SIZE} height={SIZE} alt={NAME} />;
}
