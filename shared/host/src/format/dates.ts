import { currentLanguage } from '@storefront/host/messages';

const LONG_DATE = formatIn({ year: 'numeric', month: 'long', day: 'numeric' });

const MOMENT = formatIn({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The day of a moment in the store's time zone, "January 5, 2024" (ACCT-01); empty if it can't be parsed. */
export function formatLongDate(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '' : LONG_DATE(moment);
}

/** Day and time in the store's time zone, "January 5, 2024 at 3:30 PM"; empty if the moment can't be parsed. */
export function formatMoment(iso: string): string {
  const moment = readMoment(iso);
  // Some browsers put a narrow space before PM, which the shop's fonts lack.
  return moment === undefined ? '' : MOMENT(moment).replaceAll('\u202F', ' ');
}

/** Formats moments in India in the language of the page; in English, as the requirements write them. */
function formatIn(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (moment) => {
    const language = currentLanguage();
    // Hours to 24, as in the times of deliveries: Hindi would have an English “pm”.
    const locale = language === 'en' ? 'en-US' : `${language}-IN-u-nu-latn-hc-h23`;
    // English for a language that this browser or server doesn't know, and not that of the device.
    formats[language] ??= new Intl.DateTimeFormat([locale, 'en-US'], {
      ...options,
      timeZone: 'Asia/Kolkata',
    });
    return formats[language].format(moment);
  };
}

/** Parses a moment; undefined if invalid. Without a zone it is UTC, so that server and browser agree. */
function readMoment(iso: string): Date | undefined {
  const [, day, time = '00:00', zone = 'Z'] = ISO_MOMENT.exec(iso.trim()) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
