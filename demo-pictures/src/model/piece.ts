import type { Canvas } from './canvas';
import type { Cloth, Place, Texel } from './cloth';
import { boxOf, createField, frameOf, sampleRow, type Frame } from '../geometry/field';
import { addFolds, type Fold } from './fold';
import { follow, type Flow } from '../geometry/grain-direction';
import type { Body, Form } from './form';
import { distanceInside, fillPolygon, pierce } from '../geometry/mask';
import { swellAt } from '../geometry/inflate';
import { joinLevels } from './join-levels';
import { measureEdge } from '../geometry/measure-edge';
import { clamp } from '../geometry/noise';
import { flatten, type Path, type Point } from '../geometry/path';
import { sew, type Seam } from './seam';

/** A piece of cloth (or leather, or metal) that lies on a form. Pieces are given from back to front. */
export interface Piece {
  form: Form;
  /** Its edge, closed. What leaves the form's silhouette hangs over it. */
  outline: Path;
  cloth: Cloth;
  /** How far in front of the form's surface it lies, in units. Default 0. */
  lift?: number;
  /** How much its edge stands up, and over what width it rounds off, in units. Default: the cloth's thickness. */
  edge?: readonly [height: number, roll: number];
  /** The warp's direction, degrees clockwise from the vertical. Default 0. */
  grain?: number;
  /** Where the cloth's pattern has its middle: the same for pieces whose stripes meet. Default: anywhere. */
  origin?: Point;
  /** A curve that the cloth follows instead of the vertical. */
  flow?: Flow;
  /** Where a spot of the picture is on the flat cloth, in units: for ribs that close in at a waist. */
  follows?: (x: number, y: number) => Point;
  /** Folds of its own, besides those of the form. */
  folds?: readonly Fold[];
  seams?: readonly Seam[];
  /** Light that reaches it, 0 to 1: 0.5 for the inside of a neck. Default 1. */
  dim?: number;
  /** Whether it throws a shadow on what is beside it. False for what hangs free: a strap. Default true. */
  casts?: boolean;
  /** Whether what leaves the form's silhouette is cut away. Default false. */
  within?: boolean;
  /** Whether its edge moves with the form's folds. Default true. */
  yields?: boolean;
}

function subframe(canvas: Canvas, points: readonly Point[], margin: number) {
  const box = boxOf(points, margin);
  const left = Math.max(0, Math.floor((box.left - canvas.x) * canvas.scale));
  const top = Math.max(0, Math.floor((box.top - canvas.y) * canvas.scale));
  const right = Math.min(canvas.width, Math.ceil((box.right - canvas.x) * canvas.scale));
  const bottom = Math.min(canvas.height, Math.ceil((box.bottom - canvas.y) * canvas.scale));
  if (right <= left || bottom <= top) return undefined;
  const frame: Frame = {
    x: canvas.x + left / canvas.scale,
    y: canvas.y + top / canvas.scale,
    scale: canvas.scale,
    width: right - left,
    height: bottom - top,
  };
  return { frame, left, top };
}

/** Paints one piece over what is on the canvas already. */
export function paintPiece(
  canvas: Canvas,
  piece: Piece,
  body: Body,
  seed: number,
  place: (point: Point) => Point,
): void {
  const { cloth, form } = { cloth: piece.cloth, form: body.form };
  const settle =
    piece.yields === false ? place : (point: Point): Point => body.displace(place(point));
  const outline = flatten(piece.outline).map(settle);
  const area = subframe(canvas, outline, 2);
  if (!area) return;
  const { frame, left, top } = area;
  const { width, height, scale } = frame;

  const bodyMask = fillPolygon(body.polygon, frame);
  pierce(bodyMask, body.holes, frame);
  const bodyRim = distanceInside(bodyMask, frame, false);
  measureEdge(bodyRim, bodyMask, body.polygon, body.holes);
  const mask = fillPolygon(outline, frame);
  pierce(mask, body.holes, frame);
  if (piece.within) {
    for (let i = 0; i < mask.length; i += 1) mask[i] = (mask[i] ?? 0) & (bodyMask[i] ?? 0);
  }
  const rim = distanceInside(mask, frame, false);
  measureEdge(rim, mask, outline, body.holes);
  const sewing = sew(piece.seams ?? [], frame, seed, (path) => flatten(path).map(settle));
  const own = createField(frameOf(boxOf(outline, 6), 0.5));
  addFolds(own, piece.folds ?? [], seed + 5, place);

  const [rise, roll] = piece.edge ?? [cloth.thickness, cloth.thickness * 1.4];
  const grain = ((piece.grain ?? 0) * Math.PI) / 180;
  const cos = Math.cos(grain);
  const sin = Math.sin(grain);
  const [originX, originY] = piece.origin ?? [450 + (seed % 97) * 1.7, 300 + (seed % 89) * 2.3];
  const current = piece.flow && follow(piece.flow, outline, place);

  const relief = new Float32Array(width * height);
  const scratch = new Float32Array(2048);
  const row = () => new Float32Array(width);
  const [flowU, flowV] = [row(), row()];
  const [inner, ratio, folds, ownFolds, ridge, slipX, slipY] = [
    row(),
    row(),
    row(),
    row(),
    row(),
    row(),
    row(),
  ];
  const join = body.join && joinLevels(body.join, frame);
  const texel: Texel = { relief: 0, red: 0, green: 0, blue: 0, cover: 1, metal: 0 };
  const spot: Place = { ridge: 0, edge: 0, sharpness: scale };
  canvas.finishes.push({ finish: cloth.finish, grain, dim: piece.dim ?? 1 });
  const finish = canvas.finishes.length;

  for (let y = 0; y < height; y += 1) {
    const unitY = frame.y + (y + 0.5) / scale;
    let from = y * width;
    let to = from + width;
    while (from < to && mask[from] === 0) from += 1;
    while (to > from && mask[to - 1] === 0) to -= 1;
    if (from === to) continue;
    const x0 = from - y * width;
    const x1 = to - y * width;
    sampleRow(body.swell.inner, unitY, frame, x0, x1, inner, scratch);
    sampleRow(body.swell.ratio, unitY, frame, x0, x1, ratio, scratch);
    sampleRow(body.folds, unitY, frame, x0, x1, folds, scratch);
    sampleRow(body.ridge, unitY, frame, x0, x1, ridge, scratch);
    sampleRow(body.slipX, unitY, frame, x0, x1, slipX, scratch);
    sampleRow(body.slipY, unitY, frame, x0, x1, slipY, scratch);
    join?.enter(unitY, x0, x1);
    if (piece.folds) sampleRow(own, unitY, frame, x0, x1, ownFolds, scratch);
    if (current) {
      sampleRow(current.u, unitY, frame, x0, x1, flowU, scratch);
      sampleRow(current.v, unitY, frame, x0, x1, flowV, scratch);
    }
    for (let x = x0; x < x1; x += 1) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const k = x - x0;
      const unitX = frame.x + (x + 0.5) / scale;
      const d = rim.data[i] ?? 0;
      const swell = swellAt(body.swell, inner[k] ?? 0, ratio[k] ?? 0, bodyRim.data[i] ?? 0);
      const into = d < roll ? 1 - d / roll : 0;
      // Where the form itself turns away there is no cut edge to be seen.
      const turns = clamp(((bodyRim.data[i] ?? 0) - 3) / 8, 0, 1);
      const thick = rise * (1 + turns * (Math.sqrt(1 - into * into) - 1));
      const flat = piece.follows?.(unitX, unitY);
      const u0 = (current ? (flowU[k] ?? 0) : (flat ? flat[0] : unitX) - originX) + (slipX[k] ?? 0);
      const v0 = (current ? (flowV[k] ?? 0) : (flat ? flat[1] : unitY) - originY) + (slipY[k] ?? 0);
      texel.relief = 0;
      texel.cover = 1;
      texel.metal = 0;
      spot.ridge = (ridge[k] ?? 0) + (sewing.ridge[i] ?? 0);
      spot.edge = d;
      cloth.weave(u0 * cos + v0 * sin, v0 * cos - u0 * sin, spot, texel);
      const thread = sewing.thread[i] ?? 0;
      const colour = thread > 0 ? sewing.colours[thread - 1] : undefined;
      const round = body.base + form.depth * swell + (folds[k] ?? 0);
      relief[i] =
        (join ? join.at(round, i, k) : round) +
        (piece.lift ?? 0) +
        (ownFolds[k] ?? 0) +
        thick +
        (sewing.height[i] ?? 0) +
        (colour ? 0 : texel.relief);
      const at = (y + top) * canvas.width + x + left;
      const cover = colour ? 1 : texel.cover;
      const behind = 1 - cover;
      canvas.red[at] = behind * (canvas.red[at] ?? 0) + cover * (colour ? colour[0] : texel.red);
      canvas.green[at] =
        behind * (canvas.green[at] ?? 0) + cover * (colour ? colour[1] : texel.green);
      canvas.blue[at] = behind * (canvas.blue[at] ?? 0) + cover * (colour ? colour[2] : texel.blue);
      canvas.cover[at] = 1 - behind * (1 - (canvas.cover[at] ?? 0));
      canvas.metal[at] = colour ? 0 : texel.metal;
      if (cover > 0.02) canvas.finish[at] = finish;
    }
  }

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (mask[i] === 0) continue;
      const at = (y + top) * canvas.width + x + left;
      if (canvas.finish[at] !== finish) continue;
      const here = relief[i] ?? 0;
      const west = x > 0 && mask[i - 1] === 1;
      const east = x < width - 1 && mask[i + 1] === 1;
      const north = y > 0 && mask[i - width] === 1;
      const south = y < height - 1 && mask[i + width] === 1;
      const alongX = (east ? (relief[i + 1] ?? 0) : here) - (west ? (relief[i - 1] ?? 0) : here);
      const alongY =
        (south ? (relief[i + width] ?? 0) : here) - (north ? (relief[i - width] ?? 0) : here);
      const sx = (west && east ? alongX / 2 : alongX) * scale;
      const sy = (north && south ? alongY / 2 : alongY) * scale;
      const size = Math.sqrt(1 + sx * sx + sy * sy);
      canvas.normalX[at] = -sx / size;
      canvas.normalY[at] = -sy / size;
      if (piece.casts !== false) canvas.depth[at] = here;
    }
  }
}
