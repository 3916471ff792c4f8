import { oneLine } from './console.styles';

interface MomentProps {
  /** In ISO format. */
  at: string;
}

/** A time in UTC: people of several time zones read the same page. */
export function Moment({ at }: MomentProps) {
  return (
    <time css={oneLine} dateTime={at}>
      {at.slice(0, 16).replace('T', ' ')} UTC
    </time>
  );
}
