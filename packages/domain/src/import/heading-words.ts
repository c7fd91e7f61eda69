import type { ColumnRole } from './types.ts';

/** Every combination of a first and a second word, as one. `_` stands for no word. */
const pairs = (first: string, second: string): string[] =>
  first.split(' ').flatMap((one) => second.split(' ').map((two) => `${one}${two}`.replaceAll('_', '')));
const words = (text: string): string[] => text.split(' ');
/** Ways to write `quantity` and `required`. */
const quantity = 'qty quantity';
const required = 'req reqd required requested ordered';

/** Headings of what is still to be ordered, beside what is needed and what is there. */
export const toOrder: ReadonlySet<string> = new Set([
  ...pairs('to tobe', 'order ordered buy purchase'),
  ...pairs('order reorder', quantity),
  ...pairs(quantity, 'toorder tobuy'),
  ...words('short shortfall shortage buy'),
]);

/** Headings of a total quantity, beside one per assembly. */
export const inAll: ReadonlySet<string> = new Set([
  ...pairs('total extended ext overall', 'qty quantity pcs pieces required req reqd'),
  ...pairs(quantity, 'total extended overall'),
]);

/** Beginnings of a heading of a quantity per assembly: `Qty per frame`, `Qty/ea`. */
export const perOne: readonly string[] = pairs(quantity, 'per each ea /');

export const sizes: ReadonlySet<string> = new Set([
  ...words('d ø thread threadsize size dia diam diameter'),
  ...words('abmessung grosse groesse'),
]);
export const lengths: ReadonlySet<string> = new Set(words('l length len lg lange laenge'));

/** `Your own`, and `part no.`: together a buyer's own code. */
const owners = pairs('your our my customer client cust internal buyer buyers', '_ own').join(' ');
const codes = pairs('_ stock part item', 'code no number part item sku').join(' ');

/** Headings by the role of their column, in the order in which they apply. German, French, Italian, Spanish and Dutch come last. */
export const roleWords: readonly (readonly [ColumnRole, ReadonlySet<string>])[] = [
  ['customer_code', new Set(pairs(owners, codes))],
  [
    'code',
    new Set([
      ...pairs('stock part item product material supplier vendor catalogue cat article', '_ code no num number # id'),
      ...words('code sku pn p/n'),
      ...words('artikel artikelnr codice codigo referencearticle'),
    ]),
  ],
  [
    'description',
    new Set([
      ...words('desc descr description designation detail details name productname goods'),
      ...pairs('item part material', 'desc description'),
      ...pairs('_ short long item material', 'text'),
      ...words('benennung bezeichnung kurztext'),
      ...words('descrizione descripcion omschrijving artikelomschrijving'),
    ]),
  ],
  [
    'quantity',
    new Set([
      ...words('qty quantity quant nos amount pcs pieces count required need needed reqd'),
      ...pairs(quantity, 'needed wanted tosupply ordered req reqd required'),
      ...pairs('order ordered toorder toordered', `_ ${quantity}`),
      ...pairs(required, quantity),
      ...pairs('no', 'off req reqd'),
      ...words('menge stuck stueck anzahl'),
      ...words('quantite quantita qte qta cantidad cant aantal'),
    ]),
  ],
  ['quantity', toOrder],
  [
    'unit',
    new Set([
      ...words('unit units uom um u/m unitofmeasure orderunit oun bun pack per'),
      ...words('me einheit eenheid udm'),
    ]),
  ],
  [
    'reference',
    new Set([
      ...words('ref reference lineref linereference note notes comment comments remark remarks'),
      ...words('job location po'),
    ]),
  ],
];

/**
 * Headings of columns that each hold a piece of the description: `Size`, `Length`, `Finish`, `Norm`. They are read together with it. A
 * list may have any number of them.
 */
export const pieces: ReadonlySet<string> = new Set([
  ...sizes,
  ...lengths,
  ...pairs('desc descr description', '1 2 3'),
  ...words('name partname component componentname bolt bolts fastener fasteners'),
  ...pairs('bolt screw nut washer anchor fixing fastener part item', 'type'),
  ...words('type kind product dimension dimensions mat material'),
  ...words('finish coating surface class grade strength standard spec specification'),
  ...words('norm norme norma werkstoff oberflache oberflaeche festigkeit festigkeitsklasse fk'),
  ...words('matiere traitement finition revetement longueur taille nuance'),
  ...words('materiale trattamento finitura lunghezza dimensioni misura denominazione'),
]);

/** Headings of columns that say nothing about the part or how many to order. */
export const others: ReadonlySet<string> = new Set([
  ...words('ln item line pos position bin mark member conn connection'),
  ...words('min minimum max maximum soh stock instock supplied b/o bo'),
  ...pairs('_ stock qty quantity', 'onhand'),
  ...pairs('reorder', '_ point level'),
  ...pairs('back', 'order ordered'),
  ...pairs('_ unit', 'cost'),
  ...pairs('_ unit net gross list', 'price'),
  ...words('extended ext rate value total amount plant plnt vendor purchdoc deliv delivery eta'),
  ...pairs('_ due required needed deliv delivery ship shipping order req reqd', 'date by'),
]);
