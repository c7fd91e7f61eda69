import type { FilterType } from '@portal/domain/catalogue';
import type { FilterGroupView } from '../filter-column/FilterColumn.props.ts';
import type { SelectorPart, SelectorSource, SelectorTrade } from './selector-view.ts';

/** A small deterministic catalogue for stories and tests: every part has one value in each group. */
interface DemoGroup {
  readonly root: string;
  readonly type: FilterType;
  readonly label: string;
  readonly values: readonly string[];
  readonly also?: Readonly<Record<string, string>>;
  readonly ordered?: boolean;
  readonly hidden?: boolean;
  /** The value of the nth part. */
  readonly of: (n: number) => number;
}

const groups: readonly DemoGroup[] = [
  {
    root: 'SIZE',
    type: 'Z',
    label: 'Size',
    values: [
      '#10',
      'M5',
      'M6',
      '1/4 in',
      'M8',
      '5/16 in',
      'M10',
      '3/8 in',
      'M12',
      '1/2 in',
      'M16',
      'M20',
      'M24',
      'M30',
    ],
    also: { '#10': '4.83 mm', '1/4 in': '6.35 mm', '5/16 in': '7.94 mm', '3/8 in': '9.53 mm', '1/2 in': '12.7 mm' },
    ordered: true,
    of: (n) => (n * 5) % 14,
  },
  {
    root: 'PTYP',
    type: 'P',
    label: 'Product type',
    values: ['Flat washer', 'Hex bolt', 'Hex nut', 'Hex set screw', 'Socket head cap screw', 'Threaded rod'],
    of: (n) => n % 6,
  },
  {
    root: 'APPL',
    type: 'A',
    label: 'Application',
    values: ['General engineering', 'Structural steel', 'Timber'],
    of: (n) => (n >> 2) % 3,
  },
  { root: 'PCAT', type: 'C', label: 'Category', values: ['Bolts', 'Nuts', 'Washers'], of: (n) => (n >> 1) % 3 },
  {
    root: 'BMAT',
    type: 'B',
    label: 'Material',
    values: ['Brass', 'Carbon steel', 'Stainless steel 304', 'Stainless steel 316'],
    of: (n) => (n >> 3) % 4,
  },
  { root: 'STND', type: 'S', label: 'Standard', values: ['AS 1110', 'ASME B18.2.1', 'ISO 4014'], of: (n) => n % 3 },
  {
    root: 'FINI',
    type: 'Y',
    label: 'Finish',
    values: ['Black oxide', 'Mechanical galvanised', 'Plain', 'Zinc'],
    of: (n) => (n >> 1) % 4,
  },
  { root: 'PACK', type: 'Y', label: 'Pack', values: ['BX', 'CT'], hidden: true, of: (n) => n % 2 },
];

export interface DemoPart {
  readonly stock_code: string;
  readonly description: string;
  readonly n: number;
}
export type DemoSelection = Readonly<Record<string, readonly string[]>>;

const valueAt = (root: string, n: number): string => {
  const group = groups.find((each) => each.root === root);
  return group?.values[group.of(n)] ?? '';
};

export function demoParts(count: number): readonly DemoPart[] {
  return Array.from({ length: count }, (_, n) => {
    const type = valueAt('PTYP', n);
    const prefix = type
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
      .toUpperCase();
    return {
      stock_code: `${prefix}-${String(n + 10_001)}-88`,
      description: `${type} ${valueAt('SIZE', n)} x ${20 + (n % 9) * 10}, ${valueAt('FINI', n).toLowerCase()}`,
      n,
    };
  });
}

const passes = (n: number, selection: DemoSelection, except?: string): boolean =>
  Object.entries(selection).every(
    ([root, chosen]) => root === except || chosen.length === 0 || chosen.includes(valueAt(root, n)),
  );

export const demoFiltered = (parts: readonly DemoPart[], selection: DemoSelection, text = ''): readonly DemoPart[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.filter(
    (part) =>
      passes(part.n, selection) &&
      words.every((word) => `${part.stock_code} ${part.description}`.toLowerCase().includes(word)),
  );
};

/** Counts by FILT-02: the parts left if a value replaced the chosen values in its group. */
export function demoGroups(parts: readonly DemoPart[], selection: DemoSelection): readonly FilterGroupView[] {
  return groups.map((group) => {
    const left = parts.filter(({ n }) => passes(n, selection, group.root));
    return {
      root: group.root,
      type: group.type,
      label: group.label,
      ordered: group.ordered ?? false,
      hidden: group.hidden ?? false,
      values: group.values.map((value) => ({
        filter: value,
        label: value,
        also: group.also?.[value] ?? '',
        count: left.filter(({ n }) => valueAt(group.root, n) === value).length,
        chosen: selection[group.root]?.includes(value) ?? false,
        image: group.root === 'PTYP' ? value : '',
      })),
    };
  });
}

const loading: SelectorTrade = { state: 'loading', price: null, stock: null };

function tradeOf(n: number): SelectorTrade {
  if (n % 11 === 7) return { state: 'failed', price: null, stock: null };
  const level = (['in_stock', 'part', 'none', 'to_order'] as const)[n % 7 < 4 ? 0 : n % 4] ?? 'in_stock';
  return {
    state: 'known',
    price: n % 13 === 5 ? null : { amount: (4 + n * 1.37).toFixed(2), per: '/ 100' },
    stock: { level, available: level === 'none' ? 0 : 200 + n * 30, aside: level === 'part' ? 'of 2,000' : '' },
  };
}

/** A source whose prices and stock arrive when `arrive` is called, for subscribed parts only; `watched` returns these. */
export function demoSource(parts: readonly DemoPart[], more: Readonly<Record<string, Partial<SelectorPart>>> = {}) {
  const rows = new Map(parts.map((part) => [part.stock_code, part]));
  const made = new Map<string, SelectorPart>();
  const trades = new Map<string, SelectorTrade>();
  const watched = new Map<string, Set<() => void>>();
  const source: SelectorSource = {
    part(code) {
      const part = rows.get(code);
      if (!part) return null;
      const known = made.get(code) ?? {
        stock_code: part.stock_code,
        description: part.description,
        brief: valueAt('PTYP', part.n),
        size: valueAt('SIZE', part.n),
        length: `${20 + (part.n % 9) * 10} mm`,
        grade: '8.8',
        finish: valueAt('FINI', part.n),
        pack_quantity: part.n % 2 === 0 ? 100 : 25,
        least: part.n % 2 === 0 ? 100 : 25,
        discontinued: part.n % 17 === 9,
        why: '',
        codeRanges: [],
        descriptionRanges: [],
        ...more[code],
      };
      made.set(code, known);
      return known;
    },
    trade: (code) => trades.get(code) ?? loading,
    subscribe(code, listener) {
      const listeners = watched.get(code) ?? new Set();
      watched.set(code, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) watched.delete(code);
      };
    },
  };
  return {
    source,
    watched: (): readonly string[] => [...watched.keys()],
    arrive() {
      for (const [code, listeners] of [...watched]) {
        trades.set(code, tradeOf(rows.get(code)?.n ?? 0));
        for (const listener of [...listeners]) listener();
      }
    },
  };
}
