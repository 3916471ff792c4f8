import host from '@storefront/host/messages/hi.json';
import ui from '@storefront/ui/messages/hi.json';
import shell from '../hi.json';

/** The texts in Hindi, by package: those of shared packages are the shell's. */
export const catalogues = { shell, host, ui };
