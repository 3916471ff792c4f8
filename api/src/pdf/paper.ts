/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

/** The colours of documents: ink on white paper. */
export const INK = {
  text: '#1d1915',
  soft: '#6a6258',
  line: '#d8d0c4',
} as const;
