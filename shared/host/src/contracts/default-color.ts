/** The colour of a product that comes in no colours to choose from (PDP-04). */
export const DEFAULT_COLOR = 'Default';
