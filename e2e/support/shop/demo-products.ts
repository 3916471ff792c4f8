/** Products of the demo catalogue, named by their purpose in tests. */
export const DEMO = {
  /** Several sizes (one is 90 cm) and colours (one is Tan), dozens of each; not on sale. */
  plentiful: 'bridle-leather-belt',
  /** Sizes (M and L among them) in Black and Oatmeal; on the first page of Men, not on sale. */
  sized: 'merino-roll-neck',
  /** One size, and no colour to choose; not on sale. */
  oneSize: 'ribbed-lambswool-scarf',
} as const;

/** A dress in Champagne and Bordeaux, with the names of its pictures; it is in stock from XS to L in both. */
export const DRESS = {
  id: 'bias-satin-slip-dress',
  title: 'Bias Satin Slip Dress',
  champagne: 'bias-satin-slip-dress-front',
  champagneCloth: 'bias-satin-slip-dress-detail',
  bordeaux: 'bias-satin-slip-dress-bordeaux-front',
  bordeauxCloth: 'bias-satin-slip-dress-bordeaux-detail',
} as const;
