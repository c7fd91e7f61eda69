import type { Contract } from '../catalogue/prices.ts';
import { randomFor } from '../random.ts';
import { customerAccount } from '../well-known.ts';
import { type Place, placeNamed, places } from './places.ts';

/** One row of the table `account`. */
export interface DemoAccount {
  readonly accode: string;
  readonly billto: string;
  readonly name: string;
  /** Street address. */
  readonly address: string;
  /** Fictional ABN. */
  readonly business_number: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly store_code: string;
  /** Percent off standard prices, 2 decimals. */
  readonly web_discount: string;
  readonly dropship_allowed: boolean;
  readonly warehouse: string;
}

const streets = [
  'Bourke Road',
  'Euston Road',
  'Victoria Street',
  'Long Street',
  'Sammut Street',
  'Newton Road',
  'Frank Street',
];

/** A number that is always the same for a code. */
const sumOf = (code: string) => [...code].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) % 1_000_003;

function businessNumber(code: string): string {
  const digits = String(51_000_000_000 + sumOf(code) * 31_337).slice(0, 11);
  return digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

const nearestWarehouse: Readonly<Record<string, string>> = {
  NSW: '40',
  ACT: '40',
  VIC: '20',
  QLD: '30',
  SA: '50',
  NT: '50',
  WA: '60',
  TAS: '90',
};

function account(
  accode: string,
  billto: string,
  name: string,
  place: Place,
  discount: number,
  warehouse?: string,
): DemoAccount {
  return {
    accode,
    billto,
    name,
    address: `${1 + (sumOf(accode) % 180)} ${streets[sumOf(accode) % streets.length] ?? ''}`,
    business_number: businessNumber(billto),
    suburb: place.suburb,
    state: place.state,
    postcode: place.postcode,
    store_code: `${place.state}${accode.slice(-2)}`,
    web_discount: discount.toFixed(2),
    dropship_allowed: accode !== 'OAK003',
    warehouse: warehouse ?? nearestWarehouse[place.state] ?? '40',
  };
}

const named: readonly DemoAccount[] = [
  account(customerAccount, 'KES010', 'Kestrel Fabrication', placeNamed('Alexandria'), 5),
  account('HAR010', 'HAR010', 'Harding Engineering', placeNamed('Wetherill Park'), 2.5),
  account('HAR011', 'HAR010', 'Harding Engineering Newcastle', placeNamed('Mayfield West'), 2.5, '70'),
  account('OAK003', 'OAK003', 'Oakleigh Roofing Supplies', placeNamed('Clayton South', 'VIC'), 0),
];

/** Thirty-five branches of one builder, for the user `many`, with one bill-to account per state. */
export function branchAccounts(): DemoAccount[] {
  const suburbs = places.filter((_, index) => index % 9 === 4).slice(0, 35);
  return suburbs.map((place, index) =>
    account(
      `BNK${String(index + 1).padStart(3, '0')}`,
      `BNK${place.state}`,
      `Banksia Construction ${place.suburb}`,
      place,
      3,
    ),
  );
}

const firstWords = [
  'Ironbark',
  'Southern Cross',
  'Tidewater',
  'Redgum',
  'Harbour',
  'Pilbara',
  'Summit',
  'Coral Coast',
  'Lachlan',
  'Wattle Street',
  'Murray',
  'Great Divide',
  'Boomerang',
  'Capricorn',
  'Bass',
  'Jarrah',
  'Yarra',
  'Kimberley',
  'Hunter',
  'Torrens',
  'Derwent',
  'Swan',
  'Mallee',
  'Brigalow',
  'Illawarra',
  'Monaro',
];
const lastWords = [
  'Steel',
  'Engineering',
  'Constructions',
  'Mining Services',
  'Roofing',
  'Marine',
  'Hardware',
  'Maintenance',
];

function otherAccounts(seed: number): DemoAccount[] {
  return firstWords.map((word, index) => {
    const random = randomFor(`account ${index}`, seed);
    const code = `${word
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}${String(100 + index)}`;
    return account(code, code, `${word} ${random.pick(lastWords)}`, random.pick(places), random.whole(0, 3) * 2.5);
  });
}

export function accountsOf(seed: number): DemoAccount[] {
  return [...named, ...branchAccounts(), ...otherAccounts(seed)];
}

/** Account codes of each demo customer, the primary one first. */
export const accountsOfUser: Readonly<Record<string, readonly string[]>> = {
  customer: [customerAccount],
  multi: ['HAR010', 'HAR011', 'OAK003', customerAccount],
  many: branchAccounts().map((branch) => branch.accode),
};

/** Accounts with a contract. Kestrel's covers the most parts. */
export function contractsOf(accounts: readonly DemoAccount[]): Contract[] {
  const narrow = accounts.filter((_, index) => index >= 39 && index % 3 === 0).map((each) => each.accode);
  return [
    { accode: customerAccount, share: 0.08, off: 0.1, quoted: 0.002 },
    { accode: 'HAR010', share: 0.05, off: 0.08, quoted: 0.001 },
    { accode: 'OAK003', share: 0.03, off: 0.12, quoted: 0 },
    ...['BNK001', 'BNK002'].map((accode) => ({ accode, share: 0.04, off: 0.09, quoted: 0 })),
    ...narrow.map((accode) => ({ accode, share: 0.02, off: 0.07, quoted: 0.0005 })),
  ];
}
