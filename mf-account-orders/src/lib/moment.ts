const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Parses a moment; undefined if invalid. Without a zone it is UTC, so that server and browser agree. */
export function readMoment(iso: string): Date | undefined {
  const [, day, time = '00:00', zone = 'Z'] = ISO_MOMENT.exec(iso.trim()) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
