import { DeployError } from './deploy-error';

/** How a team reaches the deploy service. */
export interface Access {
  /** The address of the deploy service, such as `https://deploys.shop.example`. */
  url: string;
  /** The token of the team. */
  token: string;
}

/** Calls a route of the deploy service. Throws a {@link DeployError} with the reason of a refusal. */
type Call = (method: string, route: string, body?: Buffer | object) => Promise<Response>;

/** The calls of a team. */
export function createCall({ url, token }: Access): Call {
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
