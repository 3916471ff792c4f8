import { DeployError } from '../../deploy/deploy-error';
import type { DevelopmentPreview } from '../../deploy/development-service';
import type { ServerBuildHooks } from '../server-build-plugin';

/** What pages show until the next edit. */
export interface Edit {
  /** Differs for each edit. */
  number: number;
  /** With which the shop renders its pages on the server; undefined if only the browser renders them. */
  preview: DevelopmentPreview | undefined;
}

interface ShopRenderingOptions {
  /** Uploads a server build and has its preview signed. */
  upload: (code: Buffer) => Promise<DevelopmentPreview>;
  /** Gets what the person at the terminal should know. */
  say: (message: string) => void;
}

/** Has each edit of a remote rendered by the shop's page server. */
export class ShopRendering implements ServerBuildHooks {
  readonly #options: ShopRenderingOptions;
  #number = 0;
  #code: Buffer | undefined;
  #preview: Promise<DevelopmentPreview | undefined> = Promise.resolve(undefined);
  #settle: (preview: DevelopmentPreview | undefined) => void = () => undefined;
  #accepted: string | undefined;
  #said: string | undefined;

  constructor(options: ShopRenderingOptions) {
    this.#options = options;
    this.onEdit();
  }

  /** From now on pages wait for the next build. */
  onEdit = (): void => {
    this.#number += 1;
    // Those who wait for the build before this one wait for the next one.
    this.#settle(undefined);
    this.#preview = new Promise((resolve) => (this.#settle = resolve));
  };

  /** Uploads a build, while the browser's part of the edit is already shown. */
  onBuild = (code: Buffer | undefined): void => {
    this.#code = code;
    void this.#upload(code, this.#number);
  };

  /** The edit that pages show, once the shop can render it. */
  async current(): Promise<Edit> {
    const number = this.#number;
    const preview = await this.#preview;
    return number === this.#number ? { number, preview } : this.current();
  }

  /** Whether pages show this edit no longer. */
  isOutdated(number: number): boolean {
    return number !== this.#number;
  }

  /** The page server has rendered a page with that preview. */
  onAccepted({ version }: DevelopmentPreview): void {
    this.#accepted = version;
  }

  /** The page server doesn't show that preview: its time is over, or its version was removed, or it never knew it. */
  onRefused({ number, preview }: Edit, shop: string): void {
    if (this.isOutdated(number)) return;
    this.onEdit();
    if (this.#accepted === preview?.version) {
      this.#accepted = undefined;
      this.onBuild(this.#code);
      return;
    }
    this.#say(
      `${shop} shows no preview of the deploy service, so the browser renders the pages until the next edit. Set DEPLOY_URL to the deploy service of this shop.`,
    );
    this.#settle(undefined);
  }

  async #upload(code: Buffer | undefined, number: number): Promise<void> {
    const uploaded = code && this.#options.upload(code);
    const preview = await uploaded?.catch((error: unknown) => this.#report(error));
    if (number === this.#number) this.#settle(preview);
  }

  #report(error: unknown): undefined {
    const why = error instanceof DeployError ? error.message : String(error);
    this.#say(`The shop’s server can’t render this edit, so the browser does. ${why}`);
  }

  /** Says something once, and not again with every edit. */
  #say(message: string): void {
    if (message !== this.#said) this.#options.say(message);
    this.#said = message;
  }
}
