import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDIT_PARAMETER } from './rewrite-page';
import type { ShopRendering } from './shop-rendering';

/** Loads a page again that the server has rendered with an earlier edit: the code wouldn't fit its HTML. */
const RELOAD = 'location.reload();';

/** Responds to requests for the remote's entry from pages that an earlier edit was rendered into. */
export function outdatedEntries(rendering: Pick<ShopRendering, 'isOutdated'>) {
  return ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const edit = new URL(url, 'http://localhost').searchParams.get(EDIT_PARAMETER);
    if (edit === null || !rendering.isOutdated(Number(edit))) next();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(RELOAD);
  };
}
