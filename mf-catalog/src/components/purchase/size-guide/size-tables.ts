import type { SizeChart } from './size-charts';
import { t } from '../../../messages/t';

/** A body measurement. */
type Measure = 'bust' | 'chest' | 'waist' | 'hips';

/** The name of a measurement. */
export function measureLabel(measure: Measure): string {
  return { bust: t('Bust'), chest: t('Chest'), waist: t('Waist'), hips: t('Hips') }[measure];
}

/** How a measurement is taken. */
export function howToMeasure(measure: Measure): string {
  switch (measure) {
    case 'bust':
    case 'chest':
      return t('Around its fullest part, the tape level below the arms.');
    case 'waist':
      return t('Around its narrowest part, with a finger below the tape.');
    case 'hips':
      return t('Around their fullest part, with the feet together.');
  }
}

/** The body measurements for each size of a kind of garment, in cm. */
export interface SizeTable {
  garments: string;
  rows: { size: string; cm: Partial<Record<Measure, number>> }[];
}

export const SIZE_TABLES: Record<SizeChart, SizeTable> = {
  'women-tops': {
    get garments() {
      return t('Dresses, shirts, knitwear and jackets');
    },
    rows: [
      { size: 'XS', cm: { bust: 80, waist: 62, hips: 88 } },
      { size: 'S', cm: { bust: 84, waist: 66, hips: 92 } },
      { size: 'M', cm: { bust: 88, waist: 70, hips: 96 } },
      { size: 'L', cm: { bust: 94, waist: 76, hips: 102 } },
      { size: 'XL', cm: { bust: 100, waist: 82, hips: 108 } },
    ],
  },
  'women-trousers': {
    get garments() {
      return t('Jeans and trousers');
    },
    rows: [
      { size: '26', cm: { waist: 66, hips: 91 } },
      { size: '28', cm: { waist: 71, hips: 96 } },
      { size: '30', cm: { waist: 76, hips: 101 } },
      { size: '32', cm: { waist: 81, hips: 106 } },
      { size: '34', cm: { waist: 86, hips: 111 } },
    ],
  },
  'men-tops': {
    get garments() {
      return t('Shirts, knitwear and casual jackets');
    },
    rows: [
      { size: 'S', cm: { chest: 92, waist: 78 } },
      { size: 'M', cm: { chest: 98, waist: 84 } },
      { size: 'L', cm: { chest: 104, waist: 90 } },
      { size: 'XL', cm: { chest: 110, waist: 96 } },
      { size: 'XXL', cm: { chest: 116, waist: 102 } },
    ],
  },
  'men-trousers': {
    get garments() {
      return t('Jeans and trousers');
    },
    rows: [
      { size: '30', cm: { waist: 76, hips: 94 } },
      { size: '32', cm: { waist: 81, hips: 99 } },
      { size: '34', cm: { waist: 86, hips: 104 } },
      { size: '36', cm: { waist: 91, hips: 109 } },
      { size: '38', cm: { waist: 97, hips: 114 } },
    ],
  },
  'men-jackets': {
    get garments() {
      return t('Blazers, coats and bandhgalas');
    },
    rows: [
      { size: '38', cm: { chest: 97, waist: 81 } },
      { size: '40', cm: { chest: 102, waist: 86 } },
      { size: '42', cm: { chest: 107, waist: 91 } },
      { size: '44', cm: { chest: 112, waist: 97 } },
      { size: '46', cm: { chest: 117, waist: 102 } },
    ],
  },
};

/** The measurements of a table, in the order of its columns. */
export function measuresOf({ rows }: SizeTable): Measure[] {
  return Object.keys(rows[0]?.cm ?? {}) as Measure[];
}

/** Converts a length to inches, rounded to the nearest half. */
export function inInches(cm: number): number {
  return Math.round((cm / 2.54) * 2) / 2;
}
