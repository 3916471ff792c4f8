/** The key of an element's id in responses of WebDriver: https://www.w3.org/TR/webdriver2/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a WebDriver server: https://www.w3.org/TR/webdriver2/. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Starts a browser with these capabilities. */
  static async start(server: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const session = (await send('POST', `${server}/session`, body)) as { sessionId: string };
    return new WebDriverSession(`${server}/session/${session.sessionId}`);
  }

  /** Opens an address; waits for its page as the capability `pageLoadStrategy` says. */
  async open(address: string): Promise<void> {
    await this.#post('/url', { url: address });
  }

  /** Runs a function with this body in the page; returns its result. */
  execute(script: string): Promise<unknown> {
    return this.#post('/execute/sync', { script, args: [] });
  }

  async click(element: string): Promise<void> {
    await this.#post(`/element/${await this.#idOf(element)}/click`);
  }

  async type(field: string, text: string): Promise<void> {
    await this.#post(`/element/${await this.#idOf(field)}/value`, { text });
  }

  /** The window may stay wider than this, because its toolbar has a minimum width. */
  async setWindowSize(size: { width: number; height: number }): Promise<void> {
    await this.#post('/window/rect', size);
  }

  /** A PNG of the page's visible part. */
  async screenshot(): Promise<Buffer> {
    const image = await send('GET', `${this.#address}/screenshot`);
    return Buffer.from(String(image), 'base64');
  }

  /** Closes the browser. */
  async end(): Promise<void> {
    await send('DELETE', this.#address);
  }

  async #idOf(expression: string): Promise<string> {
    const element = (await this.execute(`return ${expression}`)) as Record<string, string> | null;
    const id = element?.[ELEMENT];
    if (id === undefined) throw new Error(`There is no element ${expression}.`);
    return id;
  }

  #post(path: string, body: object = {}): Promise<unknown> {
    return send('POST', this.#address + path, body);
  }
}

/** Sends a command; throws with the server's message when it fails. */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error}: ${message}`);
}
