import { Type, type Static, type TSchema } from 'typebox';
import * as LIMITS from '../limits';

/** The class of characters that show something. */
const VISIBLE = '^\\s\\p{Cc}\\p{Cf}';

/** A value that may also be null. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Rupees in a response of any server, as a number or as text; null and blank count as absent (D33). */
export const AcceptedAmountSchema = Type.Optional(
  Nullable(Type.Union([Type.Number(), Type.String({ pattern: '^\\s*[\\d.]*\\s*$' })])),
);

/** A string with something visible in it: not only white space, zero-width and control characters. */
export const nonBlankText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `[${VISIBLE}]` });

/** A string of at least `min` characters (two or more) with something visible at both ends, not counting white space there. */
export const trimmedText = (min: number, maxLength: number) =>
  Type.String({ maxLength, pattern: `^\\s*[${VISIBLE}][^]{${min - 2},}[${VISIBLE}]\\s*$` });

/** The body of every failed call. `field` names the part of a wrong body or query: `items/0`. */
export const ErrorBodySchema = Type.Object({
  error: Type.String({ description: 'What happened, and what can be done about it' }),
  field: Type.Optional(Type.String()),
});
export type ErrorBody = Static<typeof ErrorBodySchema>;

/**
 * What values are called in the language of the response, by value. Values themselves, such as `Dresses` and `Navy`, are the
 * same in every language, because filters, addresses and carts have them. Absent in the shop's first language.
 */
export const LabelsSchema = Type.Record(Type.String(), Type.String());
export type Labels = Static<typeof LabelsSchema>;

/** An amount in rupees, with at most two decimals. */
export const RupeesSchema = Type.Number({ minimum: 0, description: 'Rupees' });

/** How many pieces of a line. */
export const LineQuantitySchema = Type.Integer({ minimum: 1, maximum: LIMITS.lineQuantityMax });

/** The size or colour of a line; absent or null where the product has none. */
const VariantValueSchema = Type.Optional(Nullable(Type.String({ maxLength: 100 })));

const OptionTextSchema = Type.String({ minLength: 1, maxLength: LIMITS.optionTextMax });

/** The chosen values of choices beyond size and colour, by the name of the choice, such as `{ Length: '32' }`. */
export const SelectedOptionsSchema = Type.Record(OptionTextSchema, OptionTextSchema, {
  maxProperties: LIMITS.productOptionsMax,
});
export type SelectedOptions = Static<typeof SelectedOptionsSchema>;

/** The size, colour and other options of a line that is sent to the server. */
export const requestedVariant = {
  selectedSize: VariantValueSchema,
  selectedColor: VariantValueSchema,
  selectedOptions: Type.Optional(SelectedOptionsSchema),
};

/**
 * The size, colour and other options of a line that the server sends, and what they are called; without options, there is no
 * choice of them.
 */
export const presentedVariant = {
  selectedSize: Nullable(Type.String()),
  selectedColor: Nullable(Type.String()),
  selectedOptions: Type.Optional(SelectedOptionsSchema),
  labels: Type.Optional(LabelsSchema),
};

/** A PIN code of India Post. */
export const PinSchema = Type.String({
  pattern: '^[1-9][0-9]{5}$',
  description: 'Postal code (PIN): six digits, of which the first is not 0',
});

/** A day in India: `2026-12-25`. */
export const DaySchema = Type.String({ format: 'date' });

/** A time in ISO 8601 form, UTC. */
export const TimestampSchema = Type.String({ format: 'date-time' });
