import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const warehouses = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'HBA', 'DRW', 'CBR', 'NTL', 'TSV'];
const categories = ['Bolts and screws', 'Nuts', 'Washers', 'Threaded rod', 'Anchors'];
const finishes = ['Plain', 'Zinc', 'Galvanised', 'Stainless 316'];
const sizes = ['M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24'];
const quantities = [1, 500, 2_000];
/** The account that buyers of the benchmark order for. */
export const account = 'KES014';

/** The same numbers for the same seed, 0 to 1 (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Writes a CSV file row by row, so that files of any size can be made. */
async function write(folder, name, header, rows) {
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, `${name}.csv`));
  let text = `${header}\n`;
  for (const row of rows) {
    text += `${row}\n`;
    if (text.length < 65_536) continue;
    if (!file.write(text)) await new Promise((resolve) => file.once('drain', resolve));
    text = '';
  }
  file.end(text);
  await finished(file);
}

const codeOf = (part) => `FST-${String(part).padStart(6, '0')}`;

function* partRows(parts, random) {
  for (let part = 0; part < parts; part += 1) {
    const size = sizes[part % sizes.length];
    const finish = finishes[part % finishes.length];
    const length = 10 + (part % 60) * 5;
    const category = categories[part % categories.length];
    const pack = [25, 50, 100, 200][Math.floor(random() * 4)];
    yield `${codeOf(part)},"Fastener ${size} x ${length}, ${finish} ${part}",${category},${category} type ${part % 40},Metric coarse,${finish},8.8,${size},${length},BOX,${pack},${(random() * 9).toFixed(3)},${pack},${pack},${pack},100`;
  }
}

function* attributeRows(parts, random) {
  for (let part = 0; part < parts; part += 1) {
    yield `${codeOf(part)},Standard,AS 1110.${part % 9},,detail,,1`;
    yield `${codeOf(part)},Across flats,${(5 + random() * 40).toFixed(1)},mm,dimension,s,2`;
    yield `${codeOf(part)},Head height,${(2 + random() * 20).toFixed(1)},mm,dimension,k,3`;
  }
}

function* priceRows(parts, random, breaks = quantities) {
  for (let part = 0; part < parts; part += 1) {
    const price = 1 + random() * 200;
    for (const [at, quantity] of breaks.entries())
      yield `${codeOf(part)},${quantity},${(price * 0.93 ** at).toFixed(2)}`;
  }
}

function* stockRows(parts, random, places = warehouses) {
  for (let part = 0; part < parts; part += 1) {
    for (const place of places) {
      const available = random() < 0.3 ? 0 : Math.floor(random() * 20_000);
      yield `${codeOf(part)},${place},${available},${available === 0 ? '2027-02-11' : ''}`;
    }
  }
}

const priceColumns = 'stock_code,quantity_break,price';
const stockColumns = 'stock_code,warehouse_code,available,next_date';

/** A whole catalogue: attributes, prices with two breaks, and stock in ten warehouses. Returns the number of rows. */
export async function writeCatalogue(folder, parts, seed) {
  const random = randomOf(seed);
  const places = warehouses.map((code) => `${code},${code},Wetherill Park,NSW,2164`);
  await write(folder, 'warehouses', 'warehouse_code,name,suburb,state,postcode', places);
  await write(
    folder,
    'categories',
    'category,position',
    categories.map((category, position) => `${category},${position}`),
  );
  await write(folder, 'filters', 'filter_root,description,type,source,position', [
    'PTYP,Product type,P,product_type,1',
    'SIZE,Size,Z,size,2',
    'FIN,Finish,Y,finish,3',
    'STD,Standard,S,Standard,4',
  ]);
  const columns =
    'stock_code,description,category,product_type,thread,finish,spec,size,length,pack_code,pack_quantity,pack_weight_kg,inner_quantity,sell_quantity_minimum,sell_quantity_increment,price_per';
  await write(folder, 'parts', columns, partRows(parts, random));
  await write(
    folder,
    'part-attributes',
    'stock_code,name,value,unit,kind,symbol,position',
    attributeRows(parts, random),
  );
  await write(folder, 'prices', priceColumns, priceRows(parts, random));
  await write(folder, 'stock', stockColumns, stockRows(parts, random));
  await write(folder, 'accounts', 'accode,name,suburb,state,postcode,warehouse_code,branch', [
    `${account},Kestrel Engineering,Parramatta,NSW,2150,SYD,PARRA`,
  ]);
  return parts * (1 + 3 + quantities.length + warehouses.length);
}

/** Prices of every part, one for each of `breaks`. With one break it is a delta of one new price of each part. */
export const writePrices = (folder, parts, seed, breaks = [1]) =>
  write(folder, 'prices', priceColumns, priceRows(parts, randomOf(seed), breaks));

/** A delta: one new stock level of each part. */
export const writeStock = (folder, parts, seed) =>
  write(folder, 'stock', stockColumns, stockRows(parts, randomOf(seed), ['SYD']));
