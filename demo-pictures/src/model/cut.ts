import type { Cloth } from './cloth';
import type { Random } from '../geometry/noise';
import type { Piece } from './piece';
import type { LinearColour } from './linear-colour';

/** A part of the picture, in cut units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawing {
  /** From back to front. */
  pieces: readonly Piece[];
  /** Where the floor is touched, in cut units: the soft shadow lies there. Default: just under the lowest edge. */
  floor?: number;
  /** Whether it stands on the floor (a bag, a shoe) or hangs above it. Default 'hangs'. */
  stance?: 'hangs' | 'stands';
  /** How irregular it is, 0 to 1. Default 1 for what hangs, 0.35 for what stands. */
  irregular?: number;
}

/** Makes a cloth in a colour: `denim`, or `(colour) => wool(colour, { fuzz: 0.3 })`. */
export type ClothMaker = (colour: LinearColour) => Cloth;

export interface CutContext {
  colour: LinearColour;
  /** A second colour, for what is trimmed, striped or checked. Without one in the product: the colour. */
  accent: LinearColour;
  /** The product's cloth, or the cut's own where the product names none; in its colour or another. */
  cloth: (own: ClothMaker, colour?: LinearColour) => Cloth;
  /** For what a cut varies from one product to the next. */
  random: Random;
}

/** A cut: what a garment is made of, on a picture of 900 by 1200 units with y down. */
export interface Cut {
  /** The window of the close-up, 3:4. */
  detail: View;
  draw: (context: CutContext) => Drawing;
  /** The garment folded and lying, or on a hanger: a drawing of its own. */
  folded?: (context: CutContext) => Drawing;
  hanger?: (context: CutContext) => Drawing;
}

export type ViewName = 'front' | 'detail' | 'folded' | 'hanger';

export const PICTURE: View = { x: 0, y: 0, width: 900, height: 1200 };
