import type { FilterType } from '@portal/domain/catalogue';
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

interface Group {
  readonly root: string;
  readonly type: FilterType;
  readonly description: string;
  /** The part's value in this group; every part has exactly one. */
  readonly valueOf: (part: DemoPart) => string;
  readonly hidden?: boolean;
  /** Sort key of a value; without it, values sort by text. */
  readonly order?: (value: string) => number;
}

/** Sort key that orders inch and metric sizes together; gauges and millilitres come after them. */
function magnitude(value: string): number {
  const [, metric] = /^M([\d.]+)$/.exec(value) ?? [];
  if (metric !== undefined) return Number(metric);
  const [, whole = '0', over, under] = /^(\d+)?-?(?:(\d+)\/(\d+))?(?: in)?$/.exec(value) ?? [];
  if (/^(\d+-)?\d+\/\d+( in)?$/.test(value)) {
    return 25.4 * ((over === undefined ? 0 : Number(over) / Number(under)) + (value.includes('-') ? Number(whole) : 0));
  }
  const number = Number.parseFloat(value.replace('#', '0.'));
  if (Number.isNaN(number)) return 1e9;
  if (value.endsWith(' in')) return number * 25.4;
  if (value.endsWith(' m')) return number * 1000;
  if (value.endsWith(' ft')) return number * 304.8;
  return number + (value.endsWith('g') ? 1000 : value.endsWith('ml') ? 2000 : 0);
}

const orNone = (value: string) => value || 'None';

/** FILT-01: one root filter per group; PTYP is the default. Those that distinguish a trade's everyday parts come first. */
const groups: readonly Group[] = [
  { root: 'SIZE', type: 'Z', description: 'Size', valueOf: (part) => part.size, order: magnitude },
  { root: 'LENG', type: 'Y', description: 'Length', valueOf: (part) => orNone(part.length), order: magnitude },
  { root: 'GRAD', type: 'Y', description: 'Property class', valueOf: (part) => part.spec },
  { root: 'PTYP', type: 'P', description: 'Product type', valueOf: (part) => part.product_type },
  { root: 'FINI', type: 'Y', description: 'Finish', valueOf: (part) => orNone(part.finish) },
  { root: 'THRD', type: 'Y', description: 'Thread', valueOf: (part) => orNone(part.thread) },
  { root: 'APPL', type: 'A', description: 'Application', valueOf: (part) => part.candidate.family.application },
  { root: 'PCAT', type: 'C', description: 'Category', valueOf: (part) => part.product_category },
  { root: 'BMAT', type: 'B', description: 'Material', valueOf: (part) => part.candidate.treatment.materialName },
  { root: 'STND', type: 'S', description: 'Standard', valueOf: (part) => part.candidate.family.standard },
  { root: 'PACK', type: 'Y', description: 'Pack', valueOf: (part) => part.pack_code, hidden: true },
];

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

/** All filters. A root (type R) has no members; every part is a member of exactly one of its values. */
export function filtersOf(parts: readonly DemoPart[]): DemoFilter[] {
  let position = 0;
  return groups.flatMap((group) => {
    const members = new Map<string, number[]>();
    const images = new Map<string, string>();
    for (const part of parts) {
      const value = group.valueOf(part);
      const list = members.get(value);
      if (list) list.push(part.part_id);
      else members.set(value, [part.part_id]);
      if (group.type === 'P' && !images.has(value)) images.set(value, part.image);
    }
    const order = group.order ?? (() => 0);
    const values = [...members.keys()].sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
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
