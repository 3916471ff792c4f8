/** Id of the page's main element, which the skip link leads to. */
export const MAIN_ID = 'main';
