/** The part of subset-font that the project uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    /** An axis fixed at a value, or limited to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
