/** Excludes characters that browsers strip and those that could end an attribute, style or path early. */
const odd = /[\p{Cc}\p{Cf}\p{Z}"'<>\\^`{|}]/u;

/**
 * Validates a link address: a path of this site, `#anchor`, or an http, https, mailto or tel address; undefined otherwise. Empty stays
 * empty. Used for every link of a hive page, in text or in a setting (HIVE-14).
 */
export function readAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (odd.test(trimmed)) return undefined;
  if (trimmed.startsWith('#')) return trimmed;
  if (trimmed.startsWith('/')) return trimmed.startsWith('//') ? undefined : trimmed;
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(trimmed)) return undefined;
  return URL.canParse(trimmed) ? trimmed : undefined;
}

/** Validates the address of a picture or file: a path of this site or a resource number. Pages never load from other sites. */
export function readPictureAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /^\d{1,9}$/.test(trimmed)) return trimmed;
  return trimmed.startsWith('/') ? readAddress(trimmed) : undefined;
}

/** Whether an address leads away from this site. */
export const leadsAway = (address: string): boolean => /^https?:/i.test(address);
