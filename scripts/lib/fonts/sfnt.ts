/** What is read of a TrueType font's own tables. Lengths are parts of an em. */
export interface FontTables {
  ascent: number;
  descent: number;
  lineGap: number;
  has: (character: string) => boolean;
  /** Width of a character at the font's default; 0 where it has none. */
  width: (character: string) => number;
  /** Tags of its OpenType substitutions, such as `tnum`. */
  features: string[];
}

/** Reads a TrueType font with a `cmap` of format 4, which every font for the web has. */
export function readFont(font: Buffer): FontTables {
  const tables = directory(font);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table.`);
    return found;
  };
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const em = table('head').readUInt16BE(18);
  const widths = hhea.readUInt16BE(34);
  const glyphs = glyphIndexes(table('cmap'));
  const gsub = tables.get('GSUB');
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
    width: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      return glyph === undefined ? 0 : hmtx.readUInt16BE(4 * Math.min(glyph, widths - 1)) / em;
    },
    features: gsub ? featureTags(gsub) : [],
  };
}

function directory(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + 16 * index;
      const offset = font.readUInt32BE(record + 8);
      const length = font.readUInt32BE(record + 12);
      return [font.toString('latin1', record, record + 4), font.subarray(offset, offset + length)];
    }),
  );
}

/** Glyph numbers by code point. */
function glyphIndexes(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.readUInt32BE(8 + 8 * i),
  );
  const offset = offsets.find((start) => cmap.readUInt16BE(start) === 4);
  if (offset === undefined) throw new Error('The font has no cmap of format 4.');
  const map = cmap.subarray(offset);
  const segments = map.readUInt16BE(6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment++) {
    const last = map.readUInt16BE(14 + 2 * segment);
    const starts = 16 + 2 * segments + 2 * segment;
    const first = map.readUInt16BE(starts);
    const delta = map.readUInt16BE(starts + 2 * segments);
    const rangeAt = starts + 4 * segments;
    const range = map.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - first));
      const glyph = listed === 0 ? 0 : (listed + delta) % 0x10000;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function featureTags(gsub: Buffer): string[] {
  const list = gsub.readUInt16BE(6);
  const count = gsub.readUInt16BE(list);
  const tags = Array.from({ length: count }, (_, i) =>
    gsub.toString('latin1', list + 2 + 6 * i, list + 6 + 6 * i),
  );
  return [...new Set(tags)];
}
