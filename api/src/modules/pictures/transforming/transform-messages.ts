import type { PictureRecipe } from '../../../db/schema/catalogue/pictures';
import type { TransformedPicture } from './transform-picture';

/** What the process that transforms pictures is asked for. */
export interface TransformJob {
  file: string;
  recipe: PictureRecipe;
  pixelsMax: number;
}

/** What it answers: the picture, or why there is none. */
export type TransformAnswer = { picture: TransformedPicture } | { reason: string };
