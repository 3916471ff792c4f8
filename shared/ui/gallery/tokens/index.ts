import { Colours } from './colours';
import { Elevation } from './elevation';
import { Motion } from './motion';
import { Radius } from './radius';
import { Sizes } from './sizes';
import { Space } from './space';
import { Type } from './type';

/** The token groups, by their section's id. */
export const tokens = {
  colours: Colours,
  type: Type,
  space: Space,
  sizes: Sizes,
  radius: Radius,
  elevation: Elevation,
  motion: Motion,
};
