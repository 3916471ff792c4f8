import { createTranslator } from '@storefront/host/messages/translator';

/** The texts of the API that shoppers read: in mails, documents and answers. */
export const t = createTranslator('api');
