import { SIZES } from '../../src/theme/tokens';
import { State } from '../parts/state';

/** The dimensions of the layout. */
export function Sizes() {
  return Object.entries(SIZES).map(([name, value]) => (
    <State key={name} name={name}>
      <p>{value}</p>
    </State>
  ));
}
