import type { Cloth } from '../../../model/cloth';
import { fold } from './dress-parts';
import type { Form } from '../../../model/form';
import type { Piece } from '../../../model/piece';
import type { Stitch } from '../../../model/seam';

/** A belt of the dress's own cloth, tied at the middle of a waist at y = 475 with one end over the other. */
export function tieBelt(body: Form, cloth: Cloth, stitch: Stitch): Piece[] {
  return [
    {
      form: body,
      outline: 'M320 456 C380 472 520 472 580 454 L582 488 C520 506 380 506 320 490 Z',
      cloth,
      within: true,
      lift: 4,
      grain: 90,
      edge: [3.4, 3.6],
      seams: [
        { along: 'M330 463 C380 476 520 476 576 460', pucker: 0.5, stitches: [stitch] },
        { along: 'M330 488 C380 501 520 501 576 484', pucker: 0.5, stitches: [stitch] },
      ],
    },
    {
      form: body,
      outline: 'M420 478 C412 540 400 600 392 660 L422 668 C432 610 446 550 452 482 Z',
      cloth,
      lift: 6,
      edge: [2.6, 3],
      grain: 6,
      yields: false,
      folds: [fold('M436 482 C428 540 420 600 408 664', 10, 3, { taper: [0.1, 0.3] })],
    },
    {
      form: body,
      outline: 'M446 478 C462 530 474 570 484 620 L512 610 C500 560 484 520 466 476 Z',
      cloth,
      lift: 7,
      edge: [2.6, 3],
      grain: -16,
      yields: false,
    },
    {
      form: body,
      lift: 9,
      edge: [7, 11],
      outline: 'M424 462 C440 456 458 458 464 466 L462 500 C446 506 430 504 424 498 Z',
      cloth,
      grain: 100,
      yields: false,
      folds: [fold('M424 476 L464 490', 6, 2)],
    },
  ];
}
