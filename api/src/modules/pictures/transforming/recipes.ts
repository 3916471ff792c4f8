import type { PictureRecipe } from '../../../db/schema/catalogue/pictures';

/** A part of a picture, and the widths of the files that are made of it, in px. */
export interface Cut {
  /** Width to height. */
  ratio: number;
  widths: readonly number[];
}

interface Recipe extends Cut {
  /** True for a picture that is never cut: it is reduced until it fits into a frame of that ratio. */
  isWhole?: boolean;
  /** What screens show that are much higher than wide, where that is another part. */
  portrait?: Cut;
}

/**
 * What is made of a picture, by the place where the shop shows it. The widths are those of the places on common screens,
 * times one, two or three for their pixels.
 */
export const RECIPES: Record<PictureRecipe, Recipe> = {
  /** Cards and frames of products. */
  product: { ratio: 3 / 4, widths: [320, 640, 960] },
  /** From edge to edge: on a phone about as high as the screen, elsewhere at most 960 px. */
  hero: {
    ratio: 16 / 9,
    widths: [960, 1440, 1920, 2560],
    portrait: { ratio: 9 / 16, widths: [540, 828, 1170] },
  },
  /** Categories and the promotion: as wide as a phone, elsewhere a third or half of the screen. */
  tile: { ratio: 10 / 11, widths: [480, 828, 1170, 1440] },
  /** Small beside the text of a review, and enlarged; shoppers take them upright and across. */
  review: { ratio: 3 / 4, widths: [240, 960], isWhole: true },
};
