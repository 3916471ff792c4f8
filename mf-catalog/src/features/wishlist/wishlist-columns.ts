/** From 768 px up. */
export const COLUMNS = 4;
