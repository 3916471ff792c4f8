import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { found } from './api-test.styles';

/** Widths of the placeholders of the values, in px. */
const VALUES = [80, 260, 180, 140, 320, 200, 280];

/** The placeholder for the store information while it loads. */
export function StoreSkeleton() {
  return (
    <div css={found} aria-hidden="true">
      {VALUES.map((width, index) => (
        <div key={index}>
          <Skeleton height="1.6em" width={88} />
          <Skeleton height="1.6em" width={width} />
        </div>
      ))}
    </div>
  );
}
