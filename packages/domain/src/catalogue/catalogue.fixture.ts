import { packStockList, type StockListPart } from './pack-stock-list.ts';
import { readStockList, type StockList } from './stock-list.ts';

/** Returns a part for tests; by default a box of 100. */
export function part(stock_code: string, description: string, more: Partial<StockListPart> = {}): StockListPart {
  return {
    stock_code,
    description,
    product_category: 'Fasteners',
    product_type: 'Hex bolt',
    thread: 'M16',
    finish: 'Zinc',
    spec: '8.8',
    size: 'M16',
    length: '80',
    image: '',
    pack_quantity: 100,
    pack_code: 'BX',
    pack_weight: '1.250',
    inner_quantity: 10,
    sell_quantity_minimum: 25,
    sell_quantity_increment: 25,
    discontinued: false,
    ...more,
  };
}

export const stockListOf = (parts: readonly StockListPart[]): StockList => readStockList(packStockList(parts, 'v1'));

/** Returns `count` generated parts in code order; the result is deterministic. */
export function manyParts(count: number): StockListPart[] {
  const types = ['Hex bolt', 'Hex set screw', 'Socket head cap screw', 'Hex nut', 'Flat washer', 'Threaded rod'];
  const finishes = ['Plain', 'Zinc plated', 'Hot-dip galvanised', 'Black oxide'];
  const specs = ['4.6', '8.8', '10.9', '12.9', 'A2-70', 'A4-80'];
  const sizes = [
    'M3',
    'M4',
    'M5',
    'M6',
    'M8',
    'M10',
    'M12',
    'M16',
    'M20',
    'M24',
    '1/4-20',
    '3/8-16',
    '1/2-13',
    '#10-24',
  ];
  return Array.from({ length: count }, (_, i) => {
    const type = types[i % types.length] ?? '';
    const finish = finishes[(i >> 3) % finishes.length] ?? '';
    const spec = specs[(i >> 5) % specs.length] ?? '';
    const size = sizes[(i >> 2) % sizes.length] ?? '';
    const length = String(10 + 5 * (i % 37));
    const code = `${type.slice(0, 3).toUpperCase()}-${String(i).padStart(6, '0')}-${spec.replace(/\W/g, '')}`;
    return part(code, `${type} ${size} x ${length} ${spec} ${finish} ISO ${4014 + (i % 40)}`, {
      product_type: type,
      finish,
      spec,
      size,
      length,
      thread: size,
      discontinued: i % 97 === 0,
    });
  });
}
