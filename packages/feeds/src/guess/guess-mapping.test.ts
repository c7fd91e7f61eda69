import { describe, expect, test } from 'vitest';
import { layoutOf, readFeedMapping, readMapping, writeMapping } from '../mapping/index.ts';
import { csvRows, previewFeed } from '../reading/index.ts';
import { feedNamed } from '../records/index.ts';
import { guessMapping } from './guess-mapping.ts';
import { readSample } from './read-sample.ts';

interface Export {
  readonly what: string;
  readonly text: string;
  readonly feed: string;
  /** Column of the feed → its name in the file. */
  readonly columns: Readonly<Record<string, string>>;
  readonly formats?: object;
  /** Values of the first row, as the portal reads them. */
  readonly first: object;
}

/** The first lines of files as other systems export them. */
const exports: readonly Export[] = [
  {
    what: 'SAP material master, German',
    text: 'MATNR;MAKTX;MATKL;Produktart;Oberfläche;Festigkeit;Abmessung;Länge;BRGEW\nHXB-08030-ZP;Sechskantschraube M8 x 30;Schrauben;Sechskantschrauben;verzinkt;8.8;M8;30;1,24\nHXN-08000-ZP;Sechskantmutter M8;Muttern;Muttern;verzinkt;8;M8;;0,52',
    feed: 'parts',
    columns: {
      stock_code: 'MATNR',
      description: 'MAKTX',
      category: 'MATKL',
      product_type: 'Produktart',
      finish: 'Oberfläche',
      spec: 'Festigkeit',
      size: 'Abmessung',
      length: 'Länge',
      pack_weight_kg: 'BRGEW',
    },
    formats: { decimal: ',' },
    first: { stock_code: 'HXB-08030-ZP', pack_weight_kg: '1.240', length: '30' },
  },
  {
    what: 'German item master whose packaging unit is a number, with an end-of-life mark',
    text: 'Artikelnummer;Bezeichnung;Warengruppe;Produktart;Verpackungseinheit;Preiseinheit;Auslauf\nSK-08030;Sechskantschraube M8 x 30;Schrauben;Sechskantschrauben;200;100;N\nSK-08040;Sechskantschraube M8 x 40;Schrauben;Sechskantschrauben;100;100;J',
    feed: 'parts',
    columns: {
      stock_code: 'Artikelnummer',
      description: 'Bezeichnung',
      category: 'Warengruppe',
      product_type: 'Produktart',
      pack_quantity: 'Verpackungseinheit',
      price_per: 'Preiseinheit',
      discontinued: 'Auslauf',
    },
    first: { stock_code: 'SK-08030', pack_quantity: 200, pack_code: 'EA', discontinued: false },
  },
  {
    what: 'German users with the number of their customer',
    text: 'Benutzername;Vorname;Nachname;E-Mail;Kundennummer\nj.mueller;Jörg;Müller;j.mueller@example.com;K10001',
    feed: 'users',
    columns: {
      username: 'Benutzername',
      firstname: 'Vorname',
      lastname: 'Nachname',
      email: 'E-Mail',
      accounts: 'Kundennummer',
    },
    first: { username: 'j.mueller' },
  },
  {
    what: 'price conditions with scales and German dates',
    text: 'Artikelnummer;Staffelmenge;Preis\nHXB-08030-ZP;1;1.041,50\nHXB-08030-ZP;1.000;36,20',
    feed: 'prices',
    columns: { stock_code: 'Artikelnummer', quantity_break: 'Staffelmenge', price: 'Preis' },
    formats: { decimal: ',', thousands: '.' },
    first: { stock_code: 'HXB-08030-ZP', quantity_break: 1, price: '1041.50' },
  },
  {
    what: 'stock on hand of an English system',
    text: 'Item No,Location,Qty on hand,ETA\nHXB-08030-ZP,SYD,"1,240",04/12/2026\nHXN-08000-ZP,MEL,0,24/12/2026',
    feed: 'stock',
    columns: { stock_code: 'Item No', warehouse_code: 'Location', available: 'Qty on hand', next_date: 'ETA' },
    formats: { decimal: '.', thousands: ',', date: 'DD/MM/YYYY' },
    first: { available: 1240, next_date: '2026-12-04' },
  },
  {
    what: 'American dates',
    text: 'Item No,Warehouse,On hand,Due date\nHXB-08030-ZP,SYD,5,12/24/2026\nHXN-08000-ZP,MEL,0,1/2/2027',
    feed: 'stock',
    columns: { stock_code: 'Item No', available: 'On hand', next_date: 'Due date' },
    formats: { date: 'MM/DD/YYYY' },
    first: { next_date: '2026-12-24' },
  },
  {
    what: 'accounts with postcodes',
    text: 'Customer No\tCustomer name\tTown\tState\tPostcode\tWarehouse\nKES014\tKestrel Engineering\tWetherill Park\tNSW\t2164\tSYD',
    feed: 'accounts',
    columns: { accode: 'Customer No', name: 'Customer name', suburb: 'Town', warehouse_code: 'Warehouse' },
    first: { accode: 'KES014', name: 'Kestrel Engineering', postcode: '2164' },
  },
  {
    what: 'contract prices',
    text: 'Kundennummer;Materialnummer;ab Menge;Preis\nKES014;HXB-08030-ZP;100;38,20\nKES014;HXN-08000-ZP;1;12,05',
    feed: 'contract-prices',
    columns: { accode: 'Kundennummer', stock_code: 'Materialnummer', quantity_break: 'ab Menge', price: 'Preis' },
    formats: { decimal: ',' },
    first: { accode: 'KES014', quantity_break: 100, price: '38.20' },
  },
  {
    what: 'users with words of the file',
    text: 'User;Vorname;Nachname;E-Mail;Account;Type\nm.tan;Moira;Tan;moira@kestrel.example;KES014;customer',
    feed: 'users',
    columns: { username: 'User', firstname: 'Vorname', lastname: 'Nachname', email: 'E-Mail' },
    first: { firstname: 'Moira', email: 'moira@kestrel.example' },
  },
  {
    what: 'customers’ own codes',
    text: 'Account,Stock code,Customer part no\nKES014,HXB-08030-ZP,K-1001',
    feed: 'customer-codes',
    columns: { accode: 'Account', stock_code: 'Stock code', customer_code: 'Customer part no' },
    first: { customer_code: 'K-1001' },
  },
  {
    what: 'a French catalogue',
    text: 'Référence;Désignation;Famille;Type produit;Revêtement;Classe;Diamètre;Longueur;Poids\nHXB-08030-ZP;Vis H M8 x 30;Vis;Vis H;Zingué;8.8;M8;30;1,24',
    feed: 'parts',
    columns: { stock_code: 'Référence', description: 'Désignation', category: 'Famille', finish: 'Revêtement' },
    formats: { decimal: ',' },
    first: { description: 'Vis H M8 x 30', pack_weight_kg: '1.240' },
  },
  {
    what: 'a Spanish price list',
    text: 'Código;Cantidad;Precio\nHXB-08030-ZP;1;41,50\nHXB-08030-ZP;500;36,20',
    feed: 'prices',
    columns: { stock_code: 'Código', quantity_break: 'Cantidad', price: 'Precio' },
    formats: { decimal: ',' },
    first: { price: '41.50' },
  },
  {
    what: 'yes and no in German, and a weight in grams',
    text: 'Artikelnummer;Bezeichnung;Warengruppe;Artikelart;Gewicht (g);Ausgelaufen\nHXB-08030-ZP;Schraube;Schrauben;Schrauben;1240;N\nHXN-08000-ZP;Mutter;Muttern;Muttern;520;J',
    feed: 'parts',
    columns: { stock_code: 'Artikelnummer', description: 'Bezeichnung', discontinued: 'Ausgelaufen' },
    first: { pack_weight_kg: '1.240', discontinued: false },
  },
  {
    what: 'the portal’s own template',
    text: 'stock_code,warehouse_code,available,next_date\nHXB-08030-ZP,SYD,5,2026-12-04',
    feed: 'stock',
    columns: {},
    first: { available: 5, next_date: '2026-12-04' },
  },
];

const contentOf = (text: string) => {
  const pieces = async function* () {
    yield text;
  };
  return { kind: 'table', rows: csvRows(pieces()) } as const;
};
const rowsOf = (text: string) => readSample(contentOf(text));

describe.each(exports)('$what', ({ text, feed, columns, formats = {}, first }) => {
  test('its feed, columns and formats are proposed, and its first row is read', async () => {
    const guess = guessMapping(await rowsOf(text));
    expect(guess.feed).toBe(feed);
    expect(guess.mapping.columns).toMatchObject(columns);
    expect(guess.mapping).toMatchObject(formats);
    const found = feedNamed(feed);
    if (!found) throw new Error(feed);
    const layout = layoutOf(feed, readFeedMapping(feed, guess.mapping));
    const preview = await previewFeed(found, layout, contentOf(text));
    expect(preview).toMatchObject({ stopped: null, wrong: 0 });
    expect(preview.rows[0]?.values).toMatchObject(first);
  });

  test('the mapping is the same after it was written as YAML', async () => {
    const { mapping } = guessMapping(await rowsOf(text));
    expect(layoutOf(feed, readMapping(writeMapping(feed, mapping)))).toEqual(
      layoutOf(feed, readFeedMapping(feed, mapping)),
    );
  });
});

test('a column that says nothing by name or value is left out', async () => {
  const guess = guessMapping(await rowsOf('Item,Whse,On hand,ERNAM\nHXB-08030-ZP,SYD,5,MTAN'), feedNamed('stock'));
  expect(guess.matches.map((match) => match?.column ?? null)).toEqual([
    'stock_code',
    'warehouse_code',
    'available',
    null,
  ]);
});
