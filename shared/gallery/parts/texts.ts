/** Words that try a primitive's edges. */
export const TEXTS = {
  long: 'A hand-finished, double-faced cashmere overcoat with horn buttons and a half-canvas front',
  unbroken: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  /** For the direction alone: other scripts are set in the device's fonts, which differ. */
  rightToLeft: 'Wool coat, 4990',
  arabic: 'معطف من الكشمير الناعم',
  devanagari: 'कश्मीरी ऊन का कोट',
} as const;
