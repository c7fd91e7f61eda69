import type { DemoPart } from '../catalogue/part.ts';
import { randomFor } from '../random.ts';
import { customerAccount, wellKnown } from '../well-known.ts';
import { placeNamed } from './places.ts';

export interface DemoCustomerCode {
  readonly accode: string;
  readonly stock_code: string;
  readonly customer_stock_code: string;
}

/** Kestrel's own codes for the parts shown in the demo. */
const kestrel: Readonly<Record<string, string>> = {
  [wellKnown.normal]: 'KF-1032',
  'HXN-12000-08Z': 'KF-1188',
  [wellKnown.special]: 'KF-1041',
  [wellKnown.priceChanged]: 'KF-2204',
  [wellKnown.quoted]: 'KF-3310',
  [wellKnown.outOfStock]: 'KF-1067',
  'HXN-16000-08G': 'KF-1190',
  [wellKnown.partStock]: 'KF-4102',
  'RVT-48016-ALU': 'KF-5120',
  [wellKnown.discontinued]: 'KF-0088',
  [wellKnown.structural]: 'KF-6001',
  'CCH-41041-HDG': 'KF-7015',
};

const codeCounts: readonly (readonly [accode: string, prefix: string, count: number])[] = [
  [customerAccount, 'KF', 400],
  ['HAR010', 'HE', 160],
  ['HAR011', 'HE', 60],
  ['OAK003', 'OR-', 90],
  ['BNK001', 'BC', 120],
  ['BNK002', 'BC', 80],
  ['BNK003', 'BC', 60],
];

/** HIST-05: each account's own part codes, for at most a quarter of the catalogue. */
export function customerCodesOf(parts: readonly DemoPart[], seed: number): DemoCustomerCode[] {
  return codeCounts.flatMap(([accode, prefix, wanted]) => {
    const random = randomFor(`${accode}:codes`, seed);
    const fixed = accode === customerAccount ? kestrel : {};
    const codes = new Map(Object.entries(fixed));
    const count = Math.min(wanted, Math.floor(parts.length / 4));
    for (let number = 8001; codes.size < count; number++) {
      const { stock_code } = random.pick(parts);
      if (!codes.has(stock_code)) codes.set(stock_code, `${prefix}${prefix.endsWith('-') ? '' : '-'}${number}`);
    }
    return [...codes].map(([stock_code, customer_stock_code]) => ({ accode, stock_code, customer_stock_code }));
  });
}

export interface DemoFavourite {
  readonly id: string;
  readonly user_id: string;
  readonly parent_id: string | null;
  readonly order: number;
  readonly data_type: 'FOLDER' | 'ITEM';
  readonly name: string;
  readonly stock_code: string | null;
  readonly quantity: number | null;
}

/** A favourites folder with subfolders and part codes. */
interface Folder {
  readonly name: string;
  readonly folders?: readonly Folder[];
  readonly codes?: readonly string[];
}
const tree: readonly Folder[] = [
  {
    name: 'Van stock',
    folders: [
      { name: 'Bolts', codes: [wellKnown.normal, wellKnown.special, 'HXB-20100-88Z'] },
      { name: 'Nuts and washers', codes: ['HXN-12000-08Z', 'HXN-16000-08G', 'WFL-12024-00Z', 'WFL-16030-00G'] },
    ],
    codes: ['RVT-48016-ALU', wellKnown.partStock],
  },
  {
    name: 'Alexandria stage 2',
    folders: [
      { name: 'Steelwork', folders: [{ name: 'Level 3', codes: [wellKnown.structural] }], codes: ['HTB-20065-109'] },
    ],
    codes: [wellKnown.quoted, 'CHS-16190-58Z', 'CHK-00300-VES'],
  },
  { name: 'To look at again', codes: [wellKnown.discontinued, wellKnown.outOfStock] },
];

/** FAV-01: nested favourites folders of the users `customer` and `multi`. */
export function favouritesOf(parts: readonly DemoPart[]): DemoFavourite[] {
  const byCode = new Map(parts.map((part) => [part.stock_code, part]));
  return ['customer', 'multi'].flatMap((username) => {
    const rows: DemoFavourite[] = [];
    const add = (row: Omit<DemoFavourite, 'id' | 'user_id'>) => {
      const id = `fav-${username}-${String(rows.length + 1).padStart(3, '0')}`;
      rows.push({ id, user_id: `demo-${username}`, ...row });
      return id;
    };
    const walk = (folders: readonly Folder[], parent_id: string | null) => {
      folders.forEach((folder, order) => {
        const none = { stock_code: null, quantity: null };
        const id = add({ parent_id, order, data_type: 'FOLDER', name: folder.name, ...none });
        walk(folder.folders ?? [], id);
        const first = folder.folders?.length ?? 0;
        folder.codes?.forEach((stock_code, index) => {
          const part = byCode.get(stock_code);
          if (!part) return;
          const quantity = part.sell_quantity_minimum * 2;
          add({ parent_id: id, order: first + index, data_type: 'ITEM', name: part.description, stock_code, quantity });
        });
      });
    };
    walk(tree, null);
    return rows;
  });
}

/** One row of the feed of addresses. */
export interface DemoDropship {
  readonly created_for_accode: string;
  readonly address_code: string;
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly address_1: string;
  readonly address_2: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
}

/** DLV-02: drop-ship addresses, mostly of Kestrel. */
export function dropshipAddresses(): DemoDropship[] {
  const row = (
    created_for_accode: string,
    address_code: string,
    company: string,
    contact: string,
    address_1: string,
    { suburb, state, postcode }: ReturnType<typeof placeNamed>,
  ): DemoDropship => ({
    created_for_accode,
    address_code,
    company,
    contact,
    phone: '(02) 5550 4321',
    address_1,
    address_2: '',
    suburb,
    state,
    postcode,
  });
  return [
    row(customerAccount, 'STAGE-2', 'Stage 2 site, Gate C', 'Arlo Petersen', '14 Bourke Rd', placeNamed('Alexandria')),
    row(customerAccount, 'PORT', 'Port works compound', 'Nadia Rossi', '2 Simblist Rd', placeNamed('Port Botany')),
    row(customerAccount, 'RAIL', 'Rail bridge camp', 'Site office', '1 Weakleys Dr', placeNamed('Beresfield')),
    row('HAR010', 'YARD-2', 'Harding yard 2', 'Goods in', '77 Elizabeth St', placeNamed('Wetherill Park')),
    row('BNK001', 'CRANE-1', 'Tower crane 1', 'Gatekeeper', '8 Quay St', placeNamed('Ultimo')),
  ];
}

/** A buyer's later change of an address, which replaces it. */
export const editedAddress = { accode: customerAccount, address_code: 'PORT', address_1: '12 Simblist Rd' } as const;
