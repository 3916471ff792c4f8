import { Skeleton } from '../../../src/feedback/skeleton';
import { State } from '../../parts/state';

/** Blocks of the sizes of a picture and of text. */
export function SkeletonSpecimen() {
  return (
    <>
      <State name="a picture">
        <Skeleton width={255} height={340} />
      </State>
      <State name="a heading and two lines" width="field">
        <Skeleton height={40} />
        <Skeleton height={20} />
        <Skeleton height={20} width="60%" />
      </State>
    </>
  );
}
