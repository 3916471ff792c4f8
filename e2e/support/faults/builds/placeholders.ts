/** The version under which a faulty build is built; each version published from it replaces this in the files. */
export const VERSION_PLACEHOLDER = 'VERSION_WITH_A_FAULT';

/** The text that the name of a fault replaces in the files of a faulty build. */
export const FAULT_PLACEHOLDER = 'NAME_OF_THE_FAULT';
