import { blur } from '../geometry/blur';
import { boxOf, createField, frameOf, sample, type Field, type Frame } from '../geometry/field';
import { addFolds, type Fold } from './fold';
import { distanceInside, fillPolygon, pierce } from '../geometry/mask';
import { clamp, layeredNoise, noise, smoothstep } from '../geometry/noise';
import { flatten, toLine, type Path, type Point } from '../geometry/path';
import { inflate, swellAt, type Swell } from '../geometry/inflate';
import { traceLine } from '../geometry/trace';

/** Fine wrinkling all over a form. */
export interface Crumple {
  /** Distance from wrinkle to wrinkle, in units. */
  size: number;
  /** Height, in units. */
  depth: number;
  /** 0 for soft dents to 1 for sharp creases. */
  crease?: number;
  /** Stretch along the vertical: 3 for wrinkles three times as tall as wide. */
  tall?: number;
}

/** How a form grows out of another one. */
export interface Join {
  form: Form;
  /** The seam. The two are level where it ends (the shoulder) and apart where it starts (the armpit). */
  along: Path;
  /** How far right and left of the seam it takes until the form has its own height, in units. */
  over: number;
}

/** A body that cloth covers: a torso, a sleeve, the front of a bag. Pieces lie on it. */
export interface Form {
  /** The silhouette, closed. */
  outline: Path;
  /** Openings inside the outline, closed: the eye of a ring, where a lens sits. Pieces on the form leave them free. */
  holes?: readonly Path[];
  /** How far its middle stands in front of its rim, in units; negative for the inside of something. */
  depth: number;
  /** How far in from the rim it is round, in units: small for a plate, large (200) for a barrel. */
  reach?: number;
  /** How far its rim stands in front of the back plane (or of `on`), in units. Default 0. */
  base?: number;
  /** The form it is fastened to: its rim then lies on that form's surface, as a button's on a coat. */
  on?: Form;
  /** The form that it is sewn to, as a sleeve's to the body: level with it at the seam. */
  joins?: Join;
  folds?: readonly Fold[];
  crumple?: readonly Crumple[];
  /** How much the silhouette follows the folds that meet it, 0 to 1. Default 0.5. */
  yields?: number;
}

/** A form worked out on a lattice of 2 units. */
export interface Body {
  readonly form: Form;
  /** How far its rim stands in front of the back plane, in units. */
  readonly base: number;
  /** The silhouette after the folds have moved it. */
  readonly polygon: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
  readonly swell: Swell;
  readonly folds: Field;
  /** How much a place stands out from what is around it, about -1 to 1. */
  readonly ridge: Field;
  /** How far the cloth's own coordinates run ahead of the picture's, in units. */
  readonly slipX: Field;
  readonly slipY: Field;
  /** Volume and folds together, for other things to lie on. */
  readonly surface: Field;
  /** Where it is level with another body, and how much, 0 to 1. */
  readonly join?: { readonly body: Body; readonly share: Field };
  displace: (point: Point) => Point;
}

const SCALE = 0.5;

/** The share of the way over a fold that shows in the weave; the rest the cloth takes by shearing. */
const GIVE = 0.45;

function addCrumple(field: Field, crumple: Crumple, stir: Field, seed: number): void {
  const { size, depth, crease = 0.3, tall = 1 } = crumple;
  for (let y = 0; y < field.height; y += 1) {
    for (let x = 0; x < field.width; x += 1) {
      const ux = (field.x + x / field.scale) / size;
      const uy = (field.y + y / field.scale) / (size * tall);
      const wx = ux + 0.7 * noise(ux * 0.6, uy * 0.6, seed + 11);
      const wy = uy + 0.7 * noise(ux * 0.6, uy * 0.6, seed + 23);
      const soft = layeredNoise(wx, wy, seed, 2) * 1.6;
      const sharp = 0.6 - 1.6 * Math.abs(noise(wx * 0.8, wy * 0.8, seed + 5));
      const i = y * field.width + x;
      const patches = clamp(0.5 + 0.9 * noise(ux * 0.31, uy * 0.31, seed + 41), 0.05, 1.2);
      const presence = patches + 0.9 * (stir.data[i] ?? 0);
      field.data[i] = (field.data[i] ?? 0) + depth * presence * (soft + (sharp - soft) * crease);
    }
  }
}

/** Cloth that rises in a fold is missing beside it: sinks valleys along the ridges. */
function settle(folds: Field): void {
  const around = blur(folds, 10);
  for (let i = 0; i < folds.data.length; i += 1) {
    folds.data[i] = (folds.data[i] ?? 0) - 0.75 * (around.data[i] ?? 0);
  }
}

/** How much the cloth is disturbed around a place, 0 to 1: small wrinkles gather where folds are. */
function presence(folds: Field): Field {
  const size = createField(folds);
  for (let i = 0; i < size.data.length; i += 1) size.data[i] = Math.abs(folds.data[i] ?? 0) / 2.5;
  const out = blur(size, 9);
  for (let i = 0; i < out.data.length; i += 1) out.data[i] = Math.min(1, out.data[i] ?? 0);
  return out;
}

/** Cloth coordinates run along the surface, so they gain on the picture where it slopes. */
function slips(surface: Field): [Field, Field] {
  const slipX = createField(surface);
  const slipY = createField(surface);
  const { width, height, scale, data } = surface;
  const gain = (a: number, b: number) => {
    const slope = clamp((b - a) * scale, -1.2, 1.2);
    return (GIVE * (Math.sqrt(1 + slope * slope) - 1)) / scale;
  };
  const middleX = width >> 1;
  const middleY = height >> 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = middleX + 1; x < width; x += 1) {
      const i = y * width + x;
      slipX.data[i] = (slipX.data[i - 1] ?? 0) + gain(data[i - 1] ?? 0, data[i] ?? 0);
    }
    for (let x = middleX - 1; x >= 0; x -= 1) {
      const i = y * width + x;
      slipX.data[i] = (slipX.data[i + 1] ?? 0) - gain(data[i + 1] ?? 0, data[i] ?? 0);
    }
  }
  for (let x = 0; x < width; x += 1) {
    for (let y = middleY + 1; y < height; y += 1) {
      const i = y * width + x;
      slipY.data[i] = (slipY.data[i - width] ?? 0) + gain(data[i - width] ?? 0, data[i] ?? 0);
    }
    for (let y = middleY - 1; y >= 0; y -= 1) {
      const i = y * width + x;
      slipY.data[i] = (slipY.data[i + width] ?? 0) - gain(data[i + width] ?? 0, data[i] ?? 0);
    }
  }
  return [blur(slipX, 9), blur(slipY, 14)];
}

/** How much a form is level with the one that it joins: full at the seam's end, nothing at its start. */
function joinShare(join: Join, frame: Frame, place: (point: Point) => Point): Field {
  const share = createField(frame);
  const line = toLine(flatten(join.along).map(place));
  traceLine(line, join.over, frame, (cell, offset, arc) => {
    const near = 1 - smoothstep(0.04, 1, Math.abs(offset) / join.over);
    share.data[cell] = near * smoothstep(0.04, 0.5, arc / line.length);
  });
  return blur(share, 5);
}

/**
 * Works a form out. `place` is the garment's own irregularity, applied to every coordinate;
 * `support` is the body of the form it lies on, `joined` of the one it grows out of.
 */
export function buildBody(
  form: Form,
  seed: number,
  place: (point: Point) => Point,
  support?: Body,
  joined?: Body,
): Body {
  const drawn = flatten(form.outline).map(place);
  const frame = frameOf(boxOf(drawn, 24), SCALE);
  const folds = createField(frame);
  addFolds(folds, form.folds ?? [], seed, place);
  settle(folds);
  const stir = presence(folds);
  form.crumple?.forEach((crumple, i) => {
    addCrumple(folds, crumple, stir, seed + 977 * (i + 1));
  });

  const rim = blur(distanceInside(fillPolygon(drawn, frame), frame), 3);
  const yields = form.yields ?? 0.5;
  const displace = (point: Point): Point => {
    const [x, y] = point;
    if (yields === 0) return point;
    // Seen from the middle of the picture, what stands nearer lies further out: a hem dips under each flute.
    const fall = yields * 1.15 * clamp((y - 560) / 520, -0.4, 1) * sample(folds, x, y);
    const near = 1 - clamp(sample(rim, x, y) / 40, 0, 1);
    const dx = sample(rim, x + 6, y) - sample(rim, x - 6, y);
    const dy = sample(rim, x, y + 6) - sample(rim, x, y - 6);
    const size = Math.hypot(dx, dy);
    if (near <= 0 || size < 0.5) return [x, y + fall];
    const push = -yields * near * sample(folds, x + (dx / size) * 5, y + (dy / size) * 5);
    return [x + (dx / size) * push, y + (dy / size) * push + fall * (1 - near)];
  };

  const polygon = drawn.map(displace);
  const holes = (form.holes ?? []).map((hole) =>
    flatten(hole).map((point) => displace(place(point))),
  );
  const mask = fillPolygon(polygon, frame);
  pierce(mask, holes, frame);
  const distance = distanceInside(mask, frame);
  const swell = inflate(mask, distance, form.reach ?? 120);
  const surface = createField(frame);
  for (let i = 0; i < surface.data.length; i += 1) {
    const x = frame.x + ((i % frame.width) + 0.5) / SCALE;
    const y = frame.y + (Math.floor(i / frame.width) + 0.5) / SCALE;
    const share = swellAt(
      swell,
      sample(swell.inner, x, y),
      sample(swell.ratio, x, y),
      distance.data[i] ?? 0,
    );
    surface.data[i] = form.depth * share + (folds.data[i] ?? 0);
  }
  const around = blur(folds, 9);
  const ridge = createField(frame);
  for (let i = 0; i < ridge.data.length; i += 1) {
    ridge.data[i] = clamp(((folds.data[i] ?? 0) - (around.data[i] ?? 0)) / 4, -1.5, 1.5);
  }
  const [slipX, slipY] = slips(surface);
  let base = form.base ?? 0;
  if (support) {
    const { left, top, right, bottom } = boxOf(polygon, 0);
    base += support.base + sample(support.surface, (left + right) / 2, (top + bottom) / 2);
  }
  const body = { form, base, polygon, holes, swell, folds, ridge, slipX, slipY, surface, displace };
  if (!form.joins || !joined) return body;
  const share = joinShare(form.joins, frame, place);
  for (let i = 0; i < surface.data.length; i += 1) {
    const x = frame.x + ((i % frame.width) + 0.5) / SCALE;
    const y = frame.y + (Math.floor(i / frame.width) + 0.5) / SCALE;
    const level = joined.base + sample(joined.surface, x, y) - base;
    const own = surface.data[i] ?? 0;
    surface.data[i] = own + (level - own) * (share.data[i] ?? 0);
  }
  return { ...body, join: { body: joined, share } };
}
