/**
 * The names of a message's arguments, and of its elements, from the type of its text. Goes from brace to brace; `Depth`
 * has an entry for each option of a choice around the text.
 */
export type ArgumentNames<
  Message extends string,
  Depth extends unknown[] = [],
> = Message extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? AfterOption<Message, Depth>
    : After extends `${infer Name}, ${string},${infer Options}`
      ? Name extends `${string}}${string}`
        ? AfterArgument<After, Depth>
        : Name | OptionNames<Options, Depth>
      : AfterArgument<After, Depth>
  : AfterOption<Message, Depth>;

type AfterArgument<
  After extends string,
  Depth extends unknown[],
> = After extends `${infer Name}}${infer Rest}` ? Name | ArgumentNames<Rest, Depth> : never;

/** A brace that closes an option: others may follow, or the end of the choice. */
type AfterOption<Message extends string, Depth extends unknown[]> = Depth extends [
  unknown,
  ...infer Outer,
]
  ? Message extends `${string}}${infer Rest}`
    ? OptionNames<Rest, Outer>
    : never
  : never;

type OptionNames<
  Options extends string,
  Depth extends unknown[],
> = Options extends `${infer Key}{${infer Option}`
  ? Key extends `${string}}${string}`
    ? AfterChoice<Options, Depth>
    : ArgumentNames<Option, [unknown, ...Depth]>
  : AfterChoice<Options, Depth>;

type AfterChoice<
  Options extends string,
  Depth extends unknown[],
> = Options extends `${string}}${infer Rest}` ? ArgumentNames<Rest, Depth> : never;

/** The names of a message's elements: `terms` of "Read our <terms>terms</terms>". */
export type ElementNames<Message extends string> =
  Message extends `${string}</${infer Name}>${infer Rest}` ? Name | ElementNames<Rest> : never;
