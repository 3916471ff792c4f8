import { lengthenedCatalogue } from '@storefront/host/messages/lengthened';
import { ALL_PACKAGES } from '@storefront/host/messages/translator';

/** The lengthened texts of tests, of the shell and of all remotes. */
export const catalogues = { [ALL_PACKAGES]: lengthenedCatalogue };
