import { t } from '../messages/t';

/** The values of the placeholders in a policy. */
export interface CompanyDetails {
  companyName: string;
  companyAddress: string;
  companyEmail: string;
  companyPhone: string;
  companyLogoUrl: string;
}

const TRANSPARENT_PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Used for details that the store lacks (CONT-01). */
function fallbacks(): CompanyDetails {
  return {
    companyName: t('our company'),
    companyAddress: t('our registered address'),
    companyEmail: t('our support email'),
    companyPhone: t('our support phone'),
    companyLogoUrl: TRANSPARENT_PIXEL,
  };
}

const PLACEHOLDER =
  /\{\{\s*(companyName|companyAddress|companyEmail|companyPhone|companyLogoUrl)\s*\}\}/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Replaces `{{companyName}}` and the other placeholders with the company's details, escaped (CONT-01, CONT-02). */
export function fillPlaceholders(html: string, details: CompanyDetails): string {
  return html.replace(PLACEHOLDER, (_, name: keyof CompanyDetails) =>
    escapeHtml(details[name].trim() || fallbacks()[name]),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
