/** React Router's key of the location that a document begins with, the same in every document. */
export const FIRST_LOCATION = 'default';
