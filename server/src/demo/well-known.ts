/** Parts in a known state that every demo catalogue has, for tests, the README and demonstrations. */
export const wellKnown = {
  /** In stock everywhere, standard price with breaks, contract price for KES014. */
  normal: 'HXB-12050-88Z',
  /** Minimum and increment 25 in packs of 50 (LINE-07). */
  increment: 'SCS-10040-129',
  /** Price on application (LINE-05). */
  poa: 'UBT-24450-00G',
  /** Out of stock in warehouse 40 with a next delivery date; its alternate is in stock there (PART-05). */
  outOfStock: 'HXB-20100-88G',
  alternateInStock: 'HXB-20100-88M',
  /** Discontinued, 37 left. */
  discontinued: 'HXB-38200-G5P',
  superseded: 'HXB-16080-88Y',
  supersededBy: 'HXB-16080-88Z',
  /** No price entry at all: `No Pricing Data` (LINE-02). */
  withoutPrice: 'EYB-12000-316',
  /** Contract price with three breaks for KES014 (LINE-09). */
  special: 'HXB-16080-88G',
  /** Quoted price for KES014. */
  quoted: 'ANC-12100-316',
  /** 1,400 in warehouse 40. */
  partStock: 'SDS-14050-HWF',
  structural: 'HTB-20065-109',
  /** Does not exist: `special` with the letter O instead of the zero (LINE-06). */
  unknown: 'HXB-1608O-88G',
  /** Price increased since it was saved in the cart KES014-204817 (LINE-13). */
  priceChanged: 'TRD-16100-48Z',
} as const;

/** All codes that are in a catalogue of any size: the above, and parts bought with them. */
export const wellKnownCodes: readonly string[] = [
  ...new Set<string>([
    ...Object.values(wellKnown).filter((code) => code !== wellKnown.unknown),
    'HXB-12050-88G',
    'HXB-12050-88P',
    'HXB-12050-88Z-TP',
    'HXB-12050-88Z-BK',
    'HXB-16080-88P',
    'HXB-16080-46G',
    'HXB-16080-A480',
    'HXB-16080-88G-TP',
    'HXB-20100-88P',
    'HXB-20100-88Z',
    'HXB-38200-G5Z',
    'HXN-12000-08Z',
    'HXN-16000-08G',
    'HXN-16000-08Z',
    'HXN-20000-08G',
    'HXN-38000-G5Z',
    'NYL-16000-08Z',
    'WFL-12024-00Z',
    'WFL-16030-00G',
    'WFL-16030-00Z',
    'WFL-20037-00G',
    'WSP-16000-00Z',
    'SCS-10040-129B',
    'TRD-16100-48G',
    'ANC-12100-58Z',
    'RVT-48016-ALU',
    'CCH-41041-HDG',
    'CHS-16190-58Z',
    'CHC-16125-VES',
    'CHK-00300-VES',
  ]),
];

/** Password of the demo users, who exist only in the demo supplier. */
export const demoPassword = 'portal-demo';
/** The account of the user `customer`. */
export const customerAccount = 'KES014';

/** Carts of KES014 that every demo database has. */
export const wellKnownCarts = {
  /** Eighteen lines, in every line state. */
  open: 'KES014-204817',
  /** 204 lines. */
  large: 'KES014-204818',
  confirmed: 'KES014-204790',
  quickQuote: 'KES014-000318',
  submitted: 'KES014-204655',
  cancelled: 'KES014-204702',
  empty: 'KES014-204821',
} as const;
