import type { PictureSubject } from '../demo-store';
import { createCanvas } from '../model/canvas';
import {
  PICTURE,
  type ClothMaker,
  type Cut,
  type Drawing,
  type View,
  type ViewName,
} from '../model/cut';
import { buildBody, type Body, type Form } from '../model/form';
import { frameOf, subjectOf } from './framing';
import { createIrregularity } from '../geometry/irregularity';
import { shade } from './shade';
import { createRandom, hashText } from '../geometry/noise';
import { paintPiece } from '../model/piece';
import { compose } from './compose';
import type { LinearColour } from '../model/linear-colour';

export interface RenderOptions {
  colour: LinearColour;
  /** What makes this product's folds its own: its id. */
  seed: string;
  /** The second colour, where the cut or the cloth has one. */
  accent?: LinearColour;
  /** The product's cloth, where it isn't the cut's own. */
  cloth?: ClothMaker;
  /** Default 'front'. */
  view?: ViewName;
  /** A window of one's own instead of the view's, in cut units. */
  window?: View;
  /** Width of the picture in pixels; the height follows the view. */
  width: number;
  /** Samples a pixel in each direction. Default 2. */
  samples?: number;
}

export interface Picture {
  width: number;
  height: number;
  /** sRGB, three bytes a pixel. */
  data: Buffer;
  /** Where there is empty floor below. */
  subject?: PictureSubject;
}

/** What a view shows: garments hang at the height that they were drawn at, all else fills its frame. */
function windowOf(cut: Cut, view: ViewName, { stance, pieces }: Drawing): View {
  if (view === 'detail') return cut.detail;
  return stance === 'stands' ? frameOf(pieces) : PICTURE;
}

/** Draws a cut. The same options always give the same bytes. */
export function render(cut: Cut, options: RenderOptions): Picture {
  const { colour, accent = colour, width, samples = 2, view = 'front' } = options;
  const seed = hashText(options.seed) % 100_000;
  const draw = view === 'folded' || view === 'hanger' ? cut[view] : cut.draw;
  if (!draw) throw new Error(`This cut has no view "${view}"`);
  const maker = options.cloth;
  const drawing = draw({
    colour,
    accent,
    cloth: (own, dye = colour) => (maker ?? own)(dye),
    random: createRandom(seed),
  });
  if (drawing.pieces.length > 255) throw new Error('A drawing has at most 255 pieces');
  const window = options.window ?? windowOf(cut, view, drawing);
  const place = createIrregularity(
    seed,
    drawing.irregular ?? (drawing.stance === 'stands' ? 0.35 : 1),
  );
  const height = Math.round((width * window.height) / window.width);
  const canvas = createCanvas({
    x: window.x,
    y: window.y,
    scale: (width * samples) / window.width,
    width: width * samples,
    height: height * samples,
  });
  const bodies = new Map<Form, Body>();
  const bodyOf = (form: Form): Body => {
    const known = bodies.get(form);
    if (known) return known;
    const support = form.on && bodyOf(form.on);
    const joined = form.joins && bodyOf(form.joins.form);
    const body = buildBody(form, seed + 131 * bodies.size, place, support, joined);
    bodies.set(form, body);
    return body;
  };
  drawing.pieces.forEach((piece, i) => {
    paintPiece(canvas, piece, bodyOf(piece.form), seed + 17 * i, place);
  });
  const lit = shade(canvas);
  const data = compose(canvas, lit, samples, drawing.floor ?? 1112, drawing.stance === 'stands');
  const isOnFloor = drawing.stance === 'stands' && view !== 'detail' && !options.window;
  return { width, height, data, ...(isOnFloor && { subject: subjectOf(drawing.pieces, window) }) };
}
