/** Reference data: warehouses, carriers, delivery options, search rewrites and links into the supplier's own system. */

/** In the order of the arrays in `stock`; the first is the default (CART-04). */
export const warehouses = [
  { warehouse_code: '40', name: 'Sydney', suburb: 'Alexandria', state: 'NSW', postcode: '2015' },
  { warehouse_code: '20', name: 'Melbourne', suburb: 'Dandenong South', state: 'VIC', postcode: '3175' },
  { warehouse_code: '30', name: 'Brisbane', suburb: 'Rocklea', state: 'QLD', postcode: '4106' },
  { warehouse_code: '50', name: 'Adelaide', suburb: 'Wingfield', state: 'SA', postcode: '5013' },
  { warehouse_code: '60', name: 'Perth', suburb: 'Welshpool', state: 'WA', postcode: '6106' },
  { warehouse_code: '70', name: 'Newcastle', suburb: 'Beresfield', state: 'NSW', postcode: '2322' },
  { warehouse_code: '80', name: 'Townsville', suburb: 'Bohle', state: 'QLD', postcode: '4818' },
  { warehouse_code: '90', name: 'Hobart', suburb: 'Derwent Park', state: 'TAS', postcode: '7009' },
] as const;

export const carriers = [
  { code: 'COUR', name: 'Our courier' },
  { code: 'ROAD', name: 'Our road freight' },
  { code: 'SGLE', name: 'Southern Global Express' },
  { code: 'BLUE', name: 'Bluegum Transport' },
  { code: 'NULL', name: 'Nullarbor Linehaul' },
  { code: 'BASS', name: 'Bass Strait Freight' },
  { code: 'OWN', name: 'Customer to arrange' },
] as const;

export const deliveryOptions = [
  { code: 'ROAD', name: 'Road', days: '1 to 2 days', base_charge: '18.50', charge_per_kg: '0.1400' },
  { code: 'EXPRESS', name: 'Express', days: 'Next day', base_charge: '32.00', charge_per_kg: '0.4200' },
  { code: 'PICKUP', name: 'Pick up', days: 'Ready in 2 hours', base_charge: '0.00', charge_per_kg: '0.0000' },
  { code: 'OWN', name: 'Own carrier', days: 'Set by your carrier', base_charge: '0.00', charge_per_kg: '0.0000' },
] as const;

/** SRCH-01: trade terms and their spelling in descriptions. */
export const searchMutations: readonly { readonly match: string; readonly replacement: string }[] = [
  { match: 'galvanised', replacement: 'galv' },
  { match: 'galvanized', replacement: 'galv' },
  { match: 'hdg', replacement: 'galv' },
  { match: 'zp', replacement: 'zinc' },
  { match: 'ss', replacement: 'stainless' },
  { match: 's/s', replacement: 'stainless' },
  { match: 'a2', replacement: 'stainless 304' },
  { match: 'a4', replacement: 'stainless 316' },
  { match: 'ht', replacement: 'class 8.8' },
  { match: 'allthread', replacement: 'threaded rod' },
  { match: 'booker', replacement: 'threaded rod' },
  { match: 'tek', replacement: 'self-drilling' },
  { match: 'teks', replacement: 'self-drilling' },
  { match: 'pop', replacement: 'blind' },
  { match: 'cotter', replacement: 'split' },
  { match: 'allen', replacement: 'socket' },
  { match: 'grub', replacement: 'socket set' },
  { match: 'csk', replacement: 'countersunk' },
  { match: 'dynabolt', replacement: 'sleeve anchor' },
  { match: 'trubolt', replacement: 'wedge anchor' },
  { match: 'lockwasher', replacement: 'spring washer' },
];

/** PART-03. */
export const erpLinks = [
  { name: 'Open part in Pronto', template: 'https://erp.example.com/stock/{product}', encode: true },
  {
    name: 'Customer part in Pronto',
    template: 'https://erp.example.com/customer-stock/{customer_stock_code}',
    encode: true,
  },
] as const;
