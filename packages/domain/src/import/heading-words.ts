import type { ColumnRole } from './types.ts';

/**
 * The headings of the columns of lists. `a|b` are words for the same, `[a]` may be missing, `*` at the end is any word. Blanks, dots,
 * hyphens and apostrophes do not matter.
 */

/** A quantity per assembly, and a total quantity. */
export const perWords = ['qty|quantity per|each|ea|/ *'];
export const inAllWords = [
  'total|extended|ext|overall qty|quantity|pcs|pieces|required|req|reqd',
  'qty|quantity total|extended|overall',
];

/** The quantity still to be ordered, next to the quantities needed and in stock. */
export const toOrderWords = [
  'to [be] order|ordered|buy|purchase',
  'order|reorder qty|quantity',
  'qty|quantity to order|buy',
  'short|shortfall|shortage',
  'buy',
];

/** The names of the columns that have a role of their own, by the languages of the lists. */
export const roleWords: readonly (readonly [ColumnRole, readonly string[]])[] = [
  [
    'customer_code',
    ['your|our|my|customer|client|cust|internal|buyer|buyers [own] [stock|part|item] code|no|number|part|item|sku'],
  ],
  [
    'code',
    [
      'stock|part|item|product|material|supplier|vendor|catalogue|cat|article [code|no|num|number|#|id]',
      'code|sku|pn|p/n',
      'artikel [nr]',
      'codice|codigo|código',
      'reference|référence|réference|reférence article',
    ],
  ],
  [
    'description',
    [
      'desc|descr|description|detail|details|name|text|goods',
      'product name',
      'item|part|material desc|description',
      'short|long|item|material text',
      'benennung|bezeichnung|kurztext',
      'designation|désignation',
      'descrizione|descripcion|descripción',
      '[artikel] omschrijving',
    ],
  ],
  [
    'quantity',
    [
      'qty|quantity [needed|wanted|to supply]',
      'quant|nos|required|amount|pcs|pieces|count|reqd|need|needed',
      '[to] order|ordered [qty|quantity]',
      'qty ordered|required|req|reqd',
      'req|reqd|required|requested|ordered qty|quantity',
      'no off|req|reqd',
      'menge|stück|stueck|anzahl',
      'aantal',
      'quantité|quantite|quantità|quantita|qté|qte|qtà|qta',
      'cantidad|cant',
    ],
  ],
  ['quantity', toOrderWords],
  ['quantity', perWords],
  ['quantity', inAllWords],
  ['unit', ['unit|units|uom|um|u/m|pack|per|me|oun|bun', 'unit of measure', 'order unit', 'einheit|eenheid|udm']],
  ['reference', ['[line] ref|reference', 'note|notes|comment|comments|remark|remarks|job|location|po']],
];

export const sizeWords = ['d|ø|size|dia|diam|diameter', 'thread [size]', 'abmessung|größe|groesse|groeße|grösse'];
export const lengthWords = ['l|length|len|lg|länge|laenge'];

/** Columns that each hold a piece of the description. They are read together with it. A list may have any number of them. */
export const pieceWords = [
  ...sizeWords,
  ...lengthWords,
  'desc|descr|description 1|2|3',
  '[part] name',
  'component [name]',
  'bolt|screw|nut|washer|anchor|fixing|fastener|part|item type',
  'bolt|bolts|fastener|fasteners|mat|type|kind|product|dimension|dimensions|finish|coating|surface|material|class|grade|strength',
  'standard|spec|specification|norm|norme|norma',
  'werkstoff|oberfläche|oberflaeche|festigkeit|festigkeitsklasse|fk',
  'matière|matiere|traitement|finition|revêtement|revetement|longueur|taille|nuance',
  'materiale|trattamento|finitura|lunghezza|dimensioni|misura|denominazione',
];

/** Columns that say nothing about the part or how many to order. */
export const otherWords = [
  'ln|extended|ext|item|line|pos|position|bin|min|minimum|max|maximum|soh|supplied|b/o|bo|rate|value|total|amount',
  '[unit] cost',
  '[unit|net|gross|list] price',
  '[stock|qty|quantity] on hand',
  '[in] stock',
  'reorder [point|level]',
  'back order|ordered',
  'plant|plnt|vendor|eta|conn|connection|member|mark',
  'purch doc',
  'deliv|delivery',
  '[due|required|needed|deliv|delivery|ship|shipping|order|req|reqd] date|by',
];
