/** Texts that are hard to lay out. */
export const TEXTS = {
  long: 'A hand-finished, double-faced cashmere overcoat with horn buttons and a half-canvas front',
  unbroken: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  /** Checks the writing direction. Screenshots mask it, because its fonts are the device's. */
  rightToLeft: 'Wool coat, 4990',
  arabic: 'معطف من الكشمير الناعم',
  devanagari: 'कश्मीरी ऊन का कोट',
} as const;
