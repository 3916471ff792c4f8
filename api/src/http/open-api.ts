import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config';

/** The documentation page with all calls, below `API_PREFIX`. */
const DOCUMENTATION_PATH = '/docs';

/**
 * Content security policy of the documentation page; the plugin's default would upgrade a local API to https.
 */
const DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Documents all routes that are registered afterwards, from their schemas: as an OpenAPI 3.1 document at
 * `apiPaths.openApi`, and as a page to read and try them at {@link DOCUMENTATION_PATH}.
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
