import type { ClothMaker } from '../model/cut';
import { brocade } from './silks/brocade';
import { blockPrint } from './wovens/block-print';
import { canvas } from './wovens/canvas';
import { corduroy } from './wovens/cotton';
import { denim } from './wovens/denim';
import { crepe, linen, quilted, suede } from './wovens/fine';
import { georgette } from './silks/georgette';
import { precious } from './hard/jewellery';
import { knit } from './knits/knit';
import { leather } from './hard/leather';
import { checked, herringbone, striped, tweed } from './wovens/patterned';
import { plain } from './wovens/plain';
import { satin } from './silks/satin';
import { oxford, shirtStripe, silkTwill } from './wovens/shirting';
import { cabled, ribbed, stocking } from './knits/stitches';
import { nylon, worsted } from './wovens/suiting';
import { silkVelvet } from './silks/silk-velvet';
import { melton, wool } from './wovens/wool';
import { washedDenim } from './wovens/washed-denim';
import { linear, mix, scaled, type LinearColour } from '../model/linear-colour';

const CHALK = linear('#cfc9bc');

/** The colour a yarn takes beside another, lighter by a share of chalk. */
function lighter(colour: LinearColour, share: number): LinearColour {
  return mix(colour, CHALK, share);
}

/** Every cloth a product can name, by its id. */
export const cloths = new Map<string, ClothMaker>([
  ['denim', (colour) => denim(colour)],
  ['washed-denim', (colour) => washedDenim(colour)],
  ['satin', (colour) => satin(colour)],
  ['crepe', (colour) => crepe(colour)],
  ['georgette', (colour) => georgette(colour)],
  ['velvet', (colour) => silkVelvet(colour)],
  ['linen', (colour) => linen(colour)],
  ['poplin', (colour) => plain(colour)],
  ['block-print', (colour) => blockPrint(colour)],
  ['canvas', (colour) => canvas(colour)],
  ['wool', (colour) => wool(colour)],
  ['pinstripe', (colour) => striped(worsted(colour), lighter(colour, 0.26), 16.4, 1.1)],
  ['melton', (colour) => melton(colour)],
  [
    'herringbone',
    (colour) =>
      herringbone(wool(scaled(colour, 0.42)), lighter(scaled(colour, 0.9), 0.14), 15, 4.2),
  ],
  [
    'tweed',
    (colour) =>
      tweed(wool(scaled(colour, 0.6)), [
        lighter(scaled(colour, 0.8), 0.2),
        scaled(colour, 0.22),
        linear('#6d4524'),
      ]),
  ],
  ['jersey', (colour) => knit(colour, { gauge: 1.2, fuzz: 0.2 })],
  ['leather', (colour) => leather(colour, { grain: 1.4, height: 0.1, roughness: 0.36 })],
  ['grained-leather', (colour) => leather(colour, { grain: 3.4, height: 0.42, roughness: 0.56 })],
  ['brocade', (colour) => ({ ...brocade(colour), kind: 'brocade' })],
  ['nylon', (colour) => nylon(colour)],
  ['corduroy', (colour) => corduroy(colour)],
  ['suede', (colour) => suede(colour)],
  ['quilt', (colour) => quilted(nylon(colour), 52, 0, 9)],
  ['oxford', (colour) => oxford(colour)],
  ['stripe', (colour) => ({ ...shirtStripe(colour), kind: 'stripe' })],
  ['silk-twill', (colour) => ({ ...silkTwill(colour), kind: 'silk' })],
  ['fine-knit', (colour) => stocking(colour)],
  [
    'check',
    (colour) => ({
      ...checked(wool(colour, { fuzz: 0.35 }), 78, [
        { at: 6, width: 30, colour: scaled(colour, 0.32), strength: 0.5 },
        { at: 44, width: 3, colour: lighter(colour, 0.75), strength: 0.5 },
        { at: 66, width: 3, colour: lighter(colour, 0.75), strength: 0.5 },
      ]),
      kind: 'check',
    }),
  ],
  ['metal', (colour) => precious(colour)],
  ['rib-knit', (colour) => ({ ...ribbed(colour), kind: 'rib' })],
  ['cable-knit', (colour) => cabled(colour)],
]);
