import type { FilterType } from '@portal/domain/catalogue';
import { sizeOrder } from '../../feeds/apply/size-order.ts';
import { partStandard } from '../standards/family.ts';
import type { DemoPart } from './part.ts';

/** One row of the table `filter`; members are part_ids, ascending. */
export interface DemoFilter {
  readonly filter: string;
  readonly filter_root: string;
  readonly type: FilterType;
  readonly description: string;
  readonly position: number;
  readonly members: readonly number[];
  readonly image: string;
  readonly status: string;
  readonly hidden: boolean;
}

/** A filter and where its values come from. */
interface Group {
  readonly root: string;
  readonly type: FilterType;
  readonly description: string;
  /** A column of the parts feed or the name of an attribute. */
  readonly source: string;
  /** The part's value; empty if it has none. */
  readonly valueOf: (part: DemoPart) => string;
  /** Value of parts without one. */
  readonly ifNone?: string;
  readonly hidden?: boolean;
}

/** FILT-01: one root filter per group; PTYP is the default. Those that distinguish a trade's everyday parts come first. */
export const filterGroups: readonly Group[] = [
  { root: 'SIZE', type: 'Z', description: 'Size', source: 'size', valueOf: (part) => part.size },
  { root: 'LENG', type: 'Y', description: 'Length', source: 'length', valueOf: (part) => part.length, ifNone: 'None' },
  { root: 'GRAD', type: 'Y', description: 'Property class', source: 'spec', valueOf: (part) => part.spec },
  {
    root: 'PTYP',
    type: 'P',
    description: 'Product type',
    source: 'product_type',
    valueOf: (part) => part.product_type,
  },
  { root: 'FINI', type: 'Y', description: 'Finish', source: 'finish', valueOf: (part) => part.finish, ifNone: 'None' },
  { root: 'THRD', type: 'Y', description: 'Thread', source: 'thread', valueOf: (part) => part.thread, ifNone: 'None' },
  {
    root: 'APPL',
    type: 'A',
    description: 'Application',
    source: 'Application',
    valueOf: (part) => part.candidate.family.application,
  },
  { root: 'PCAT', type: 'C', description: 'Category', source: 'category', valueOf: (part) => part.product_category },
  {
    root: 'BMAT',
    type: 'B',
    description: 'Material',
    source: 'Material',
    valueOf: (part) => part.candidate.treatment.materialName,
  },
  {
    root: 'STND',
    type: 'S',
    description: 'Standard',
    source: 'Standard',
    valueOf: ({ candidate: { family, treatment } }) => partStandard(family, treatment),
  },
  {
    root: 'PACK',
    type: 'Y',
    description: 'Pack',
    source: 'pack_code',
    valueOf: (part) => part.pack_code,
    hidden: true,
  },
];

const natural = new Intl.Collator('en-AU', { numeric: true });

/** A unique filter code for each value: its capitals and digits, with a number if two would be equal. */
function codesOf(values: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    values.map((value) => {
      const plain =
        value
          .toUpperCase()
          .replace(/[^A-Z0-9]+/g, '_')
          .replace(/^_|_$/g, '') || 'NONE';
      let code = plain;
      for (let again = 2; taken.has(code); again++) code = `${plain}_${again}`;
      taken.add(code);
      return [value, code];
    }),
  );
}

/** The filters that the feeds lead to, for tests and benchmarks without a database. A root (type R) has no members; every part is a member of exactly one of its values. */
export function filtersOf(parts: readonly DemoPart[]): DemoFilter[] {
  let position = 0;
  return filterGroups.flatMap((group) => {
    const members = new Map<string, number[]>();
    const images = new Map<string, string>();
    for (const part of parts) {
      const value = group.valueOf(part) || (group.ifNone ?? '');
      const list = members.get(value);
      if (list) list.push(part.part_id);
      else members.set(value, [part.part_id]);
      if (group.type === 'P' && !images.has(value)) images.set(value, part.image);
    }
    const values = [...members.keys()].sort((a, b) => sizeOrder(a) - sizeOrder(b) || natural.compare(a, b));
    const codes = codesOf(values);
    const common = { status: 'active', hidden: group.hidden ?? false };
    const root = { ...common, filter: group.root, filter_root: '', type: 'R', description: group.description } as const;
    return [
      { ...root, position: position++, members: [], image: '' },
      ...values.map((value) => ({
        ...common,
        filter: codes.get(value) ?? value,
        filter_root: group.root,
        type: group.type,
        description: value,
        position: position++,
        members: members.get(value) ?? [],
        image: images.get(value) ?? '',
      })),
    ];
  });
}
