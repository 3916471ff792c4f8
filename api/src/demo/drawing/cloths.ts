import type { ClothMaker } from './cut';
import { brocade } from './cloth/brocade';
import { canvas } from './cloth/canvas';
import { corduroy } from './cloth/cotton';
import { denim } from './cloth/denim';
import { crepe, linen, quilted, suede } from './cloth/fine';
import { georgette } from './cloth/georgette';
import { precious } from './cloth/jewellery';
import { knit } from './cloth/knit';
import { leather } from './cloth/leather';
import { checked, herringbone, striped, tweed } from './cloth/patterned';
import { plain } from './cloth/plain';
import { satin } from './cloth/satin';
import { oxford, shirtStripe, silkTwill } from './cloth/shirting';
import { cabled, ribbed, stocking } from './cloth/stitches';
import { nylon, worsted } from './cloth/suiting';
import { silkVelvet } from './cloth/silk-velvet';
import { melton, wool } from './cloth/wool';
import { washedDenim } from './cloth/washed-denim';
import { linear, mix, scaled, type Light } from './tone';

const CHALK = linear('#cfc9bc');

/** The colour a yarn takes beside another, lighter by a share of chalk. */
function lighter(colour: Light, share: number): Light {
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
