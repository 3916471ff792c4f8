/** The version under which a faulty build is built; publishing a version from it replaces this text. */
export const VERSION_PLACEHOLDER = 'VERSION_WITH_A_FAULT';

/** The text that the name of a fault replaces in the files of a faulty build. */
export const FAULT_PLACEHOLDER = 'NAME_OF_THE_FAULT';
