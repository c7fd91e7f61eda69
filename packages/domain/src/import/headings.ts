import type { ColumnRole } from './types.ts';

/** Headings of a quantity per assembly, and of a total quantity. */
export const quantityPer = /^(?:qty|quantity)[\s_/-]*(?:per|each|ea|\/)(?:[\s_/-]*[a-z]+)?\.?$/i;
export const quantityInAll =
  /^(?:(?:total|extended|ext\.?|overall)[\s_-]*(?:qty|quantity|pcs|pieces|required|req(?:'?d)?)|(?:qty|quantity)[\s_-]*(?:total|extended|overall))\.?$/i;

/** Headings of what is still to be ordered, beside what is needed and what is there. */
export const quantityToOrder =
  /^(?:to[\s_-]*(?:be[\s_-]*)?(?:order(?:ed)?|buy|purchase)|(?:re-?)?order[\s_-]*(?:qty|quantity)|(?:qty|quantity)[\s_-]*to[\s_-]*(?:order|buy)|short(?:fall|age)?|buy)\.?$/i;

const heads: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'customer_code',
    /^(?:your|our|my|customer|client|cust\.?|internal|buyer'?s?)[\s_-]*(?:own[\s_-]*)?(?:stock[\s_-]*|part[\s_-]*|item[\s_-]*)?(?:code|no\.?|number|part|item|sku)\.?$/i,
  ],
  [
    'code',
    /^(?:(?:stock|part|item|product|material|supplier|vendor|catalogue|cat\.?|article)[\s_-]*(?:code|no\.?|num(?:ber)?|#|id)?|code|sku|p\/?n|artikel(?:[\s_-]*nr)?|codice|c[oó]digo|r[eé]f[eé]rence article)\.?$/i,
  ],
  [
    'description',
    /^(?:desc(?:r|ription)?|designation|désignation|benennung|bezeichnung|descrizione|descripci[oó]n|details?|name|product[\s_-]*name|(?:item|part|material)[\s_-]*desc(?:ription)?|(?:short|long|item|material)?[\s_-]*text|kurztext|(?:artikel)?omschrijving|goods)\.?$/i,
  ],
  [
    'quantity',
    /^(?:qty|quantity|quant|(?:qty|quantity)[\s_-]*(?:needed|wanted|to[\s_-]*supply)|nos|(?:to[\s_-]*)?order(?:ed)?(?:[\s_-]*(?:qty|quantity))?|qty[\s_-]*(?:ordered|required|req(?:'?d)?)|(?:req(?:'?d)?|required|requested|ordered)[\s_-]*(?:qty|quantity)|required|amount|pcs|pieces|count|menge|stück|stueck|anzahl|aantal|quantit[éeàa]|qt[éeà]|q\.?t[àa]|cantidad|cant|no\.? off|no\.? req(?:'?d)?|req'?d|need(?:ed)?)\.?$/i,
  ],
  ['quantity', quantityToOrder],
  ['quantity', quantityPer],
  ['quantity', quantityInAll],
  ['unit', /^(?:unit|units|uom|u\/?m|unit of measure|order unit|[ob]un|pack|per|me|einheit|eenheid|udm)\.?$/i],
  [
    'reference',
    /^(?:ref(?:erence)?|line[\s_-]*ref(?:erence)?|note|notes|comment|comments|remark|remarks|job|location|po|p\.o\.)\.?$/i,
  ],
];
/**
 * Headings of columns that each hold a piece of the description: `Size`, `Length`, `Finish`, `Norm`. They are read together with it. A
 * list may have any number of them.
 */
const pieceOfDescription =
  /^(?:desc(?:r|ription)?[\s_-]*[1-3]|name|part[\s_-]*name|component(?:[\s_-]*name)?|bolts?|(?:bolt|screw|nut|washer|anchor|fixing|fastener|part|item)[\s_-]*type|fasteners?|d|ø|l|mat|type|kind|product|thread(?:[\s_-]*size)?|size|dia(?:m(?:eter)?)?\.?|length|len\.?|lg\.?|dimensions?|finish|coating|surface|material|class|grade|strength|standard|spec(?:ification)?|norme?|norma|abmessung|gr(?:ö|oe)(?:ß|ss)e|l(?:ä|ae)nge|werkstoff|oberfl(?:ä|ae)che|mati(?:è|e)re|materiale|trattamento|traitement|finition|finitura|rev[eê]tement|longueur|lunghezza|dimensioni|norma|taille|misura|denominazione|nuance|festigkeit(?:sklasse)?|fk)\.?$/i;

export const sizeHead = /^(?:d|ø|thread(?:[\s_-]*size)?|size|dia(?:m(?:eter)?)?\.?|abmessung|gr(?:ö|oe)(?:ß|ss)e)$/i;
export const lengthHead = /^(?:l|length|len\.?|lg\.?|l(?:ä|ae)nge)$/i;

/** Headings of columns that say nothing about the part or how many to order. */
export const otherHead =
  /^(?:ln|extended|ext|(?:unit[\s_-]*)?cost|item|line|pos(?:ition)?\.?|bin|min(?:imum)?|max(?:imum)?|soh|(?:(?:stock|qty|quantity)[\s_-]*)?on[\s_-]*hand|(?:in[\s_-]*)?stock|reorder(?:[\s_-]*(?:point|level))?|supplied|b\/?o|back[\s_-]*order(?:ed)?|(?:unit|net|gross|list)?[\s_-]*price|rate|value|total|amount|plant|plnt|purch\.?[\s_-]*doc\.?|deliv(?:ery)?\.?|vendor|(?:due|required|needed|(?:deliv(?:ery)?|ship(?:ping)?|due|order|req(?:'?d)?)\.?[\s_-]*)?(?:date|by)|eta|conn(?:ection)?|member|mark)\.?$/i;

/** A heading without its unit: `Length` of `Length (mm)`, `Qty` of `Qty [ea]`. */
export const bareHead = (title: string): string =>
  title
    .trim()
    .replace(/\s*(?:[([](?:mm|in|inch|inches|m|metres|ea|each|pcs|no\.?|nos\.?)[)\]]|(?<=[a-z] )mm)$/i, '')
    .trim();

/** The role that a column heading names, or null. */
export function roleOfHead(cell: string): ColumnRole | null {
  const title = bareHead(cell);
  const role = heads.find(([, pattern]) => pattern.test(title))?.[0] ?? (isPieceHead(title) ? 'description' : null);
  return role ?? (otherHead.test(title) ? 'none' : null);
}

/** `Size`, and `Grade / finish`. */
export const isPieceHead = (title: string): boolean =>
  bareHead(title)
    .split(/\s*(?:\/|&|\+|,|\band\b)\s*/i)
    .every((each) => pieceOfDescription.test(each));
