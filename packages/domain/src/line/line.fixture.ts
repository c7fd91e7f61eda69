import type { OrderLine, PartFacts } from '../cart/types.ts';
import type { Availability } from '../price/types.ts';
import type { LineContext } from './status.ts';

export function factsOf(changes: Partial<PartFacts> = {}): PartFacts {
  return {
    stock_code: 'HXB-16080-88G',
    description: 'Hex bolt M16 x 80, 8.8, galvanised',
    product_category: 'BOLT',
    product_type: 'HEX',
    thread: 'M16',
    finish: 'Galvanised',
    spec: 'ISO 4014',
    size: 'M16',
    length: '80',
    image: '',
    pack_quantity: 100,
    pack_code: 'BOX',
    pack_weight: '15.200',
    inner_quantity: 25,
    sell_quantity_minimum: 25,
    sell_quantity_increment: 25,
    discontinued: false,
    ...changes,
  };
}

export function stock(warehouse_code: string, available: number, next_date: string | null = null): Availability {
  return { warehouse_code, available, next_date, days: 1 };
}

export function lineOf(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    line_id: 'A'.repeat(26),
    line_number: 1,
    stock_code: 'HXB-16080-88G',
    order_quantity: 100,
    last_order_quantity: 0,
    forceShow: false,
    poa: false,
    aliases: [],
    note: '',
    line_reference: '',
    requested_quantity: null,
    using_artificial_quantity: false,
    changed_revision: 1,
    changed_by: 'ann',
    customer_stock_code: '',
    facts: factsOf(),
    pricing: [{ price_type: 'standard', price: '80.00', quantity_break: 1, poa: false }],
    price_per: 100,
    availability: [stock('40', 500), stock('50', 2000)],
    savedWebPrice: '80.00',
    savedExtended: '80.0000',
    priceLastCheckedAt: '2026-11-30T01:02:03.000Z',
    ...changes,
  };
}

export function contextOf(changes: Partial<LineContext> = {}): LineContext {
  return { warehouse: '40', tabtype: 'order', web_discount: '0.00', loading: false, unsent: false, ...changes };
}
