import type { IncomingMessage, ServerResponse } from 'node:http';
import { SHELL } from '@storefront/host/contracts/registry';
import type { DevelopmentShell } from '../../deploy/development-service';
import { pageDataIn, withPageData } from '../../shop/page-data';

/** What pages say of their shell. */
interface ShellData {
  version: string;
  url: string;
  libraries?: string;
}

/** The entry of every development build of the shell. */
const ENTRY = 'shell.js';

/** A shell that the development server serves itself, in place of the shop's with the same version. */
export class LocalShell {
  readonly #shell: DevelopmentShell;
  /** Where its scripts are. */
  readonly folder: string;

  constructor(shell: DevelopmentShell) {
    this.#shell = shell;
    this.folder = `/apps/${SHELL}/${shell.version}-development/browser/`;
  }

  /** Sends one of its scripts. */
  send = (request: IncomingMessage, response: ServerResponse): void => {
    const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
    const script = Object.hasOwn(this.#shell.scripts, name) ? this.#shell.scripts[name] : undefined;
    response.writeHead(script === undefined ? 404 : 200, { 'content-type': 'text/javascript' });
    response.end(script);
  };

  /** The page with this shell; unchanged if its shell has another version. */
  putInto(html: string): string {
    const data = JSON.parse(pageDataIn(html) ?? '{}') as { shell?: ShellData };
    const { shell } = data;
    if (shell?.version !== this.#shell.version) return html;
    const url = this.folder + ENTRY;
    const page = withPageData(html, { ...data, shell: { version: shell.version, url } });
    return page.replace(/<script defer src="([^"]*)"[^>]*><\/script>\n?/g, (tag, src: string) => {
      if (src === shell.libraries) return '';
      return src === shell.url ? `<script defer src="${url}"></script>` : tag;
    });
  }
}
