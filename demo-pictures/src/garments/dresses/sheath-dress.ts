import { crepe } from '../../materials/wovens/fine';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, whole } from './parts/dress-parts';
import { rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { band, mirror, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L380 60 L377 142 C356 148 334 156 316 166 C311 169 310 172 311 178 C322 214 332 252 322 296 C314 308 309 322 309 342 C312 394 332 446 338 506 C331 562 310 606 302 664 C296 740 304 860 311 960 L317 1080 L322 1190 L450 1190';

const ARMHOLE: Path = 'M316 170 C328 212 341 256 330 304';

export const sheathDress: Cut = {
  detail: { x: 300, y: 140, width: 228, height: 304 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(crepe);
    const within = clothOf(crepe, scaled(colour, 0.55));
    // A thick, loose weave is left to fray at the hem.
    const fringed = cloth.thickness > 3;
    const hem = fringed ? 1046 : 1064;
    const body: Form = {
      outline: whole(HALF, 4),
      depth: 185,
      reach: 140,
      yields: 0.4,
      folds: [
        fold('M340 508 C368 530 400 536 430 530', 16, 4.4, { taper: [0.05, 0.7] }),
        fold('M341 496 C360 514 388 520 412 516', 13, 3, { lean: -0.3, taper: [0.05, 0.7] }),
        fold('M560 500 C532 522 504 528 470 524', 16, 4, { taper: [0.05, 0.75] }),
        fold('M558 520 C540 548 520 560 492 566', 16, 3.6, { taper: [0.05, 0.75] }),
        fold('M312 640 C340 662 380 672 424 668', 18, 4.4, { taper: [0.06, 0.7] }),
        fold('M590 622 C566 650 530 664 486 664', 18, 4.6, { taper: [0.06, 0.7] }),
        fold('M376 160 C388 220 404 262 434 296', 18, 3.6, { taper: [0.1, 0.6] }),
        fold('M526 164 C514 216 500 250 478 284', 18, 3.2, { lean: -0.3, taper: [0.1, 0.6] }),
        ...rays(
          {
            from: [326, 330],
            angle: 30,
            fan: 44,
            length: 100,
            count: 3,
            width: 16,
            depth: 4.4,
            crisp: 0.15,
            random,
          },
          { from: [574, 330], angle: 152 },
        ),
        fold('M316 700 C350 830 358 940 344 1080', 26, 12, {
          lean: -0.4,
          taper: [0.6, 0],
          opens: 1.3,
        }),
        fold('M586 690 C552 820 546 940 556 1080', 26, 13, { taper: [0.6, 0], opens: 1.3 }),
        fold('M440 760 C450 880 432 980 438 1080', 26, 9, { taper: [0.7, 0], opens: 1.3 }),
      ],
      crumple: [
        { size: 120, depth: 5, crease: 0.1, tall: 1.6 },
        { size: 48, depth: 1.3, crease: 0.1 },
      ],
    };
    const neck: Path = 'M374 140 C392 186 420 204 450 205 C480 204 508 186 526 140';
    const waistDart: Path = 'M398 378 C394 450 392 500 394 520 C396 570 402 620 406 660';
    const bustDart: Path = 'M316 392 C342 386 366 376 386 366';
    const threads = fringed
      ? Array.from({ length: 96 }, (_, i): Piece => {
          const x = 319 + (i * 262) / 95 + 1.6 * random.spread();
          const long = 15 + 5 * random.next();
          const end = x + 3 * random.spread();
          const y = 1050 + 7 * Math.sin(((x - 319) / 262) * Math.PI);
          return {
            form: body,
            outline: band(`M${x} ${y - 6} Q${x} ${y + 4} ${end} ${y + long}`, 2.3, 1.3),
            cloth,
            edge: [0.8, 0.9],
            dim: 0.7 + 0.3 * random.next(),
            casts: false,
          };
        })
      : [];
    return {
      pieces: [
        inside('M372 142 C400 144 500 144 528 142 L560 174 L500 250 L400 250 L340 174 Z', within, {
          base: 60,
          seams: [{ along: 'M372 152 C400 155 500 155 528 152', groove: [0.6, 1.6], pucker: 0.5 }],
        }),
        backHem(
          `M322 ${hem - 24} L578 ${hem - 24} L580 ${hem} C540 ${hem + 22} 360 ${hem + 22} 320 ${hem} Z`,
          within,
          random,
          { count: 3, width: 26, depth: 6 },
        ),
        ...threads,
        {
          form: body,
          outline: `M374 140 L308 172 C320 212 334 256 322 302 L300 340 L260 640 L280 ${hem - 4} C340 ${hem + 12} 400 ${hem + 16} 450 ${hem + 15} C510 ${hem + 16} 570 ${hem + 10} 620 ${hem - 6} L640 640 L600 340 L578 302 C566 256 580 212 592 172 L526 140 C508 186 480 204 450 205 C420 204 392 186 374 140 Z`,
          cloth,
          within: true,
          edge: [2.6, 4],
          folds: bust(346, 66, 74, 15),
          seams: [
            { along: neck, pucker: 0.7, spread: 10 },
            { along: ARMHOLE, groove: [0.3, 1.2], pucker: 0.6, spread: 9 },
            { along: mirror(ARMHOLE), groove: [0.3, 1.2], pucker: 0.6, spread: 9 },
            { along: waistDart, groove: [0.9, 2.2], pucker: 0.8, spread: 18 },
            { along: mirror(waistDart, 451), groove: [0.9, 2.2], pucker: 0.8, spread: 18 },
            { along: bustDart, groove: [0.7, 1.8], pucker: 0.7 },
            { along: mirror(bustDart, 450), groove: [0.7, 1.8], pucker: 0.7 },
            {
              along: `M290 ${hem - 26} C340 ${hem - 12} 560 ${hem - 12} 610 ${hem - 28}`,
              groove: [0.4, 1.6],
              pucker: 0.6,
            },
          ],
        },
        {
          form: body,
          outline:
            'M374 140 C392 186 420 204 450 205 C480 204 508 186 526 140 L538 136 C520 198 484 221 450 222 C416 221 380 198 362 136 Z',
          cloth,
          grain: 80,
          lift: 1.4,
          edge: [2.2, 3.4],
          within: true,
          seams: [
            {
              along: 'M363 140 C380 198 416 221 450 222 C484 221 520 198 537 140',
              groove: [0.6, 1.6],
              pucker: 0.7,
            },
          ],
        },
      ],
    };
  },
};
