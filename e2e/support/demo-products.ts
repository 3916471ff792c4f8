/** Products of the demo catalogue, named for what the tests need them for. */
export const DEMO = {
  /** Several sizes and colours, eighty pieces. */
  plentiful: 'bridle-leather-belt',
  /** Several sizes and colours. */
  sized: 'merino-roll-neck',
  /** One size, and no colour to choose. */
  oneSize: 'ribbed-lambswool-scarf',
} as const;
