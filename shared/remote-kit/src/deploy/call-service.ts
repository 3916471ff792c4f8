import { DeployError } from './deploy-error';

/** Where the deploy service is, and for whom. */
export interface DeployAccess {
  /** The address of the deploy service, such as `https://deploys.shop.example`. */
  url: string;
  /** The token of the team. */
  token: string;
}

/** Makes a call of a deploy service (docs/contracts/deploying.md); a `Buffer` is sent as a file, anything else as JSON. */
export type Call = (method: string, route: string, body?: Buffer | object) => Promise<Response>;

/** Creates the function that calls a deploy service. It throws a `DeployError` with the reason of a refusal. */
export function createCall({ url, token }: DeployAccess): Call {
  return async (method, route, body) => {
    const isFile = Buffer.isBuffer(body);
    const response = await send(`${url.replace(/\/$/, '')}/deploys/${route}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new DeployError(await reasonOf(response));
  };
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    const { cause } = error as Error;
    const why = cause instanceof Error ? cause.message : String(error);
    throw new DeployError(
      `Nothing responds at ${address}: ${why}. Set DEPLOY_URL to the deploy service's address.`,
    );
  }
}

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as { error: string }).error;
  } catch {
    return `${response.url} responds with ${response.status}: it is no deploy service.`;
  }
}

/** The lines of a response, as they come. */
export async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
