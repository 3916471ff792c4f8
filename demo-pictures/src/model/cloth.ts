/** How a cloth takes light. All shares are 0 to 1. */
export interface Finish {
  /** 0.15 patent, 0.3 satin or polished metal, 0.5 smooth leather, 0.8 wool. */
  roughness: number;
  /** Mirror reflection seen head-on: 0.04 cloth and leather, 0.1 silk. */
  specular: number;
  /** How much the reflection takes the cloth's colour: 0 leather, 0.6 satin, 1 metal. */
  tint?: number;
  /** Soft light at grazing angles from standing fibres: 0.5 wool, 1 velvet. */
  sheen?: number;
  /** Light that goes through and around: 0 leather, 0.3 wool, 0.6 chiffon. */
  wrap?: number;
  /** Highlights drawn out across the grain: 0.7 satin. */
  stretch?: number;
  /** 1 for metal: no diffuse light. */
  metal?: number;
}

/** What a cloth is at one spot. Written anew for every spot. */
export interface Texel {
  /** Height of the threads or the grain, in units. */
  relief: number;
  /** Colour: linear light, 0 to 1. */
  red: number;
  green: number;
  blue: number;
  /** How much of what is behind it hides, 0 to 1. */
  cover: number;
  /** How much of it is metal thread, 0 to 1. */
  metal: number;
}

/** Where a spot is on the garment. */
export interface Place {
  /** How far it stands out of its surroundings, about -1.5 to 1.5: where denim fades. */
  ridge: number;
  /** Distance from the edge of its piece, in units. */
  edge: number;
  /** Pixels a unit: a texture finer than 2.5 pixels is better left out. */
  sharpness: number;
}

/** What a cloth is, where a cut is made up differently in it: a canvas tote has straps of leather. */
export type ClothKind =
  | 'smooth leather'
  | 'grained leather'
  | 'suede'
  | 'velvet'
  | 'canvas'
  | 'linen'
  | 'nylon'
  | 'metal'
  | 'stripe'
  | 'brocade'
  | 'silk'
  | 'rib'
  | 'denim'
  | 'check';

export interface Cloth {
  finish: Finish;
  kind?: ClothKind;
  /** What it looks like where it is worn pale, thinning out towards its edges. Without one it isn't worn. */
  faded?: Cloth;
  /** How thick a cut edge looks, in units. */
  thickness: number;
  /** Writes the spot u units along the weft and v units down the warp. Colour is preset to nothing. */
  weave: (u: number, v: number, place: Place, texel: Texel) => void;
}

/** How much of a pattern of this wavelength (units) can be shown: 0 where pixels are too coarse for it. */
export function visible(wavelength: number, sharpness: number): number {
  const t = (wavelength * sharpness - 2.2) / 1.6;
  return t <= 0 ? 0 : t >= 1 ? 1 : t;
}
