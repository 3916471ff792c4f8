import { Type, type Static } from 'typebox';

/** Files of one format at several widths; `srcset` as HTML has it: `…-360.avif 360w, …`. */
export const PictureSourceSchema = Type.Object({ type: Type.String(), srcset: Type.String() });
export type PictureSource = Static<typeof PictureSourceSchema>;

const Share = Type.Number({ minimum: 0, maximum: 1 });

/**
 * Which part of a picture's height shows the product, as fractions from the top; the rest is empty
 * background.
 */
export const PictureSubjectSchema = Type.Object({ top: Share, bottom: Share });
export type PictureSubject = Static<typeof PictureSubjectSchema>;

/**
 * A picture; all but `url` is additive. `sources` come best format first, `placeholder` is a
 * `data:image/…;base64,` address of a tiny blurred version, width and height are in px. `portraitSources` are of another
 * part of it, for screens that are much higher than wide.
 */
export const PictureSchema = Type.Object({
  url: Type.String(),
  alt: Type.Optional(Type.String({ description: 'What this one shows: "The cloth up close"' })),
  color: Type.Optional(
    Type.String({
      description: 'The only color that it shows its product in; without one it belongs to all',
    }),
  ),
  width: Type.Optional(Type.Integer({ minimum: 1 })),
  height: Type.Optional(Type.Integer({ minimum: 1 })),
  subject: Type.Optional(PictureSubjectSchema),
  placeholder: Type.Optional(Type.String()),
  sources: Type.Optional(Type.Array(PictureSourceSchema)),
  portraitSources: Type.Optional(Type.Array(PictureSourceSchema)),
});
export type Picture = Static<typeof PictureSchema>;
