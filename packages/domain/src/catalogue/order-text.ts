import type { OrderTextRow } from './types.ts';

/** `100`, `1,000`, `1.5`, `100 pcs`, `x100`: text that may be a quantity. */
const quantityLike = /^(?:x\s*)?\d+(?:[.,]\d+)*\s*(?:x|ea|each|pcs?|pieces?|off)?$/i;
const heading = /^(?:stock[\s_-]*code|part(?:[\s_-]*(?:no|number|code))?|item(?:[\s_-]*code)?|code|sku)\.?$/i;
const bullet = /^(?:[-•*·–—]\s+|\d{1,3}[.)]\s+)/;

const unquote = (field: string): string =>
  field
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim();

/** Joins thousands that were split at the comma, as in `HXB, 1,000`. */
function joinThousands(fields: readonly string[]): string[] {
  const joined: string[] = [];
  for (const field of fields) {
    const last = joined[joined.length - 1];
    if (joined.length > 1 && last !== undefined && /^\d{1,3}(?:,\d{3})*$/.test(last) && /^\d{3}$/.test(field)) {
      joined[joined.length - 1] = `${last},${field}`;
    } else joined.push(field);
  }
  return joined;
}

/** Splits a line at its strongest separator; the flag is true if that is an explicit one rather than a space. */
function split(line: string): readonly [string[], boolean] {
  for (const separator of ['\t', ';', ',']) {
    if (!line.includes(separator)) continue;
    const fields = line.split(separator).map(unquote);
    return [separator === ',' ? joinThousands(fields) : fields, true];
  }
  const wide = line.split(/\s{2,}/).map(unquote);
  if (wide.length > 1) return [wide, true];
  return [line.split(/\s+/).map(unquote), false];
}

function read(line: string): { code: string; quantity: string } {
  const [all, separated] = split(line);
  const fields = all.filter((field) => field !== '');
  const [first = '', second = ''] = fields;
  if (fields.length === 1) return { code: first, quantity: '' };
  const firstIsCode = !quantityLike.test(first);
  // A code and one other explicit field: treat the field as a quantity even if invalid, so that the user sees an error for it.
  if (separated && fields.length === 2 && (firstIsCode || quantityLike.test(second))) {
    return { code: first, quantity: second };
  }
  const rest = fields.slice(1);
  if (!firstIsCode) return { code: separated || fields.length === 2 ? second : rest.join(' '), quantity: first };
  const at = rest.findLastIndex((field) => quantityLike.test(field));
  if (separated) return { code: first, quantity: at < 0 ? '' : (rest[at] ?? '') };
  if (at < 0) return fields.length === 2 ? { code: first, quantity: second } : { code: first, quantity: '' };
  return { code: first, quantity: rest[at] ?? '' };
}

/**
 * Parses a pasted list, one row per line (LINE-16): a code and a quantity in either order, separated by tab, semicolon, comma or spaces.
 * Skips blank lines and a heading. Texts are returned as found, for later validation.
 */
export function parseOrderText(text: string): OrderTextRow[] {
  return text.split(/\r\n|\r|\n/).flatMap((source, i) => {
    const line = source
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replace(bullet, '')
      .trim();
    if (line === '' || !/[\p{L}\p{N}]/u.test(line)) return [];
    const { code, quantity } = read(line);
    if (i === 0 && heading.test(code) && !/\d/.test(quantity)) return [];
    return [{ code, quantity, line: i + 1, source }];
  });
}
