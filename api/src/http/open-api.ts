import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX, apiPaths } from '@storefront/shared/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Below `API_PREFIX`: a page with all calls, to read and to try. */
const DOCUMENTATION_PATH = '/docs';

/** What the page of the documentation may load; its default would force https upon a local API. */
const DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Describes all routes that are registered afterwards by their schemas: as an OpenAPI 3.1 document at
 * `apiPaths.openApi`, and for people to read and try at {@link DOCUMENTATION_PATH}.
 */
export async function registerOpenApi(app: FastifyInstance, { publicUrl }: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Storefront API',
        description: 'The reference API behind the storefront. Prices are rupees.',
        version: '1.0.0',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: API_PREFIX + DOCUMENTATION_PATH,
    staticCSP: DOCUMENTATION_POLICY,
    uiConfig: { docExpansion: 'list', persistAuthorization: false },
    theme: { title: 'Storefront API' },
  });
  app.get(API_PREFIX + apiPaths.openApi, { schema: { hide: true } }, () => app.swagger());
}
