import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../api/src/db/database';
import { withDatabase } from '../../../../api/src/db/open-database';
import { products } from '../../../../api/src/db/schema';
import { readCatalogue, readStoreInfo } from '../../../../api/src/demo/catalogue/catalogue';
import type { DemoProduct } from '../../../../api/src/demo/catalogue/catalogue.schema';
import { PICTURE_FOLDER } from '../../../../api/src/demo/picture-files';
import { readPictureManifest } from '../../../../api/src/demo/picture-manifest';
import { pictureName } from '../../../../api/src/demo/picture-names';
import { ResponseCache } from '../../../../api/src/http/responses/response-cache';
import { importProducts } from '../../../../api/src/modules/catalogue/import/import-products';
import { makeDuePictures } from '../../../../api/src/modules/pictures/working/make-due-pictures';
import { saveStore } from '../../../../api/src/modules/store/store.repository';
import { readConfig } from '../../../../api/src/settings/config';

const CATEGORY = 'Women';

/** As many as the listing's first page has: only these get pictures, because making them takes seconds each. */
const WITH_PICTURES = 12;

/**
 * Fills the empty database of a data folder with the demo's products of one category, by an import of a product
 * file, and makes their pictures. The first page of the listing has the same products as the demo's.
 */
export async function fillByImport(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'products.csv');
  await writeFile(file, stringify(productRows(), { header: true }));
  const config = readConfig({ DATA_DIR: dataDir, PICTURES_FOLDER: PICTURE_FOLDER });
  await withDatabase(config, async ({ db }) => {
    await saveStore(db, readStoreInfo());
    const { refused } = await importProducts(db, {
      file,
      mappingFile: `${file}.json`,
      acceptsProposals: true,
      withStock: true,
      archivesOthers: false,
      dryRun: false,
      author: 'bench',
    });
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
    await datedAsInDemo(db);
    const surroundings = { db, responses: new ResponseCache(), log: console };
    console.log(await makeDuePictures(config, surroundings, () => undefined));
  });
}

/** Gives the products the demo's dates, so that the listing has them in the same order. */
async function datedAsInDemo(db: Database): Promise<void> {
  for (const { id, createdAt } of readCatalogue()) {
    await db
      .update(products)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(products.id, id));
  }
}

/** The rows of a file in the shop's own format. */
function productRows() {
  const catalogue = readCatalogue()
    .filter(({ category }) => category === CATEGORY)
    .sort(inOrderOfListing);
  const sources = pictureSources();
  return catalogue.flatMap((product, index) => {
    const isShown = index < WITH_PICTURES;
    const pictures = isShown ? sources(product) : [];
    const variants = variantsOf(product);
    return Array.from({ length: Math.max(variants.length, pictures.length) }, (_, row) => ({
      Product: product.id,
      Name: row === 0 ? product.title : '',
      Category: row === 0 ? `${CATEGORY} > ${product.parentCategory} > ${product.subCategory}` : '',
      Featured: row === 0 && isShown ? 'true' : '',
      'Option 1': row === 0 ? 'Color' : '',
      'Option 2': row === 0 && product.sizes ? 'Size' : '',
      'Value 1': '',
      'Value 2': '',
      Price: '',
      'Price before': '',
      Stock: '',
      ...variants[row],
      Picture: pictures[row] ?? '',
    }));
  });
}

/** Featured products first, then the newest, as the API lists them. */
function inOrderOfListing(one: DemoProduct, other: DemoProduct): number {
  return (
    Number(other.featured ?? false) - Number(one.featured ?? false) ||
    other.createdAt.localeCompare(one.createdAt) ||
    one.id.localeCompare(other.id)
  );
}

function variantsOf({ stock, sizes = [''], regularPrice, discountedPrice }: DemoProduct) {
  return Object.entries(stock).flatMap(([color, pieces]) =>
    sizes.map((size, index) => ({
      'Value 1': color,
      'Value 2': size,
      Price: discountedPrice ?? regularPrice,
      'Price before': discountedPrice === undefined ? '' : regularPrice,
      Stock: pieces[index] ?? 0,
    })),
  );
}

/** Returns the function that names a product's pictures: the widest file of each. */
function pictureSources() {
  const manifest = readPictureManifest();
  return ({ id, picture }: DemoProduct) =>
    picture.views.map((view) => {
      const name = pictureName(id, view);
      return `${name}-${Math.max(...(manifest[name]?.widths ?? []))}.webp`;
    });
}
