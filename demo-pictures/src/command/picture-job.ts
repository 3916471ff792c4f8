import { pictureName, type ViewName } from '../../../api/src/demo/picture-names';
import { readCatalogue, readStorePictures, type DemoProduct } from '../demo-store';
import type { View } from '../model/cut';

/** One picture to draw. */
export interface PictureJob {
  /** Of its files: `bias-satin-slip-dress-front`. */
  name: string;
  cut: string;
  /** Where it isn't the cut's own. */
  cloth?: string | undefined;
  /** A name of colours.json. */
  colour: string;
  view: ViewName;
  /** What is seen of it, in cut units; where it isn't the view's. */
  window?: View | undefined;
  /** What makes the folds the product's own. */
  seed: string;
}

/** The pictures of the demo's products, each product's in the order that it shows them. */
export function productJobs(): PictureJob[] {
  return readCatalogue().flatMap(jobsOf);
}

/** The demo store's own pictures. */
export function storeJobs(): PictureJob[] {
  return Object.entries(readStorePictures()).map(([name, picture]) => ({
    name,
    ...picture,
    view: 'front' as const,
    seed: name,
  }));
}

/** Every view in every colour. */
function jobsOf({ id, picture, shade, stock }: DemoProduct): PictureJob[] {
  return Object.keys(stock).flatMap((colour, index) =>
    picture.views.map((view) => ({
      name: pictureName(id, view, index === 0 ? undefined : colour),
      cut: picture.cut,
      cloth: picture.cloth,
      colour: shade ?? colour,
      view,
      seed: id,
    })),
  );
}
