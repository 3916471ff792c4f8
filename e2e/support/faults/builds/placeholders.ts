/** The version that a faulty build is built as; in its files, a cell's own version takes its place. */
export const VERSION_PLACEHOLDER = 'VERSION_WITH_A_FAULT';

/** What the name of a fault takes the place of in the files of a faulty build. */
export const FAULT_PLACEHOLDER = 'NAME_OF_THE_FAULT';
