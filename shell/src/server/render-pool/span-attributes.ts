import type { Registry } from '@storefront/host/contracts/registry';
import type { SpanAttributes } from '@storefront/tools/telemetry';
import type { RenderUnit } from './render-unit';

/** What a span says about the app whose code it runs. */
export function unitAttributes({ name, version }: Pick<RenderUnit, 'name' | 'version'>) {
  return attributesOf(name, version.metadata.version);
}

/** What the span of a page says about its app, of which a visitor gets the registry's first version. */
export function pageAttributes(app: string, { microFrontends }: Registry): SpanAttributes {
  return attributesOf(app, microFrontends[app]?.[0]?.metadata.version ?? 'none');
}

function attributesOf(app: string, version: string): SpanAttributes {
  return { 'storefront.remote': app, 'storefront.version': version };
}
