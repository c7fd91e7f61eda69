/** Characters that people write by name. Others stay as written, which is harmless: text is only ever text. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  micro: 'µ',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  cent: '¢',
  pound: '£',
  euro: '€',
  yen: '¥',
  sect: '§',
  para: '¶',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  le: '≤',
  ge: '≥',
  ne: '≠',
  minus: '−',
  thinsp: '\u2009',
  emsp: '\u2003',
  ensp: '\u2002',
  shy: '\u00ad',
  diameter: '⌀',
  Oslash: 'Ø',
  oslash: 'ø',
  eacute: 'é',
  egrave: 'è',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  ntilde: 'ñ',
  ccedil: 'ç',
  alpha: 'α',
  beta: 'β',
  Omega: 'Ω',
  omega: 'ω',
  pi: 'π',
};

function numbered(code: number): string {
  const usable = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return usable ? String.fromCodePoint(code) : '\ufffd';
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));?/g, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return numbered(Number(decimal));
    if (hex !== undefined) return numbered(Number.parseInt(hex, 16));
    return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
  });
}

export function encodeEntities(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');
}
