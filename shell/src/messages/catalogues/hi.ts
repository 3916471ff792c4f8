import shell from '../hi.json';

/** The texts in Hindi, by package: those of shared packages are the shell's. */
export const catalogues = { shell };
