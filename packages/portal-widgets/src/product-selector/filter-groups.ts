import type { SelectorState } from '@portal/domain/catalogue';
import {
  convertSize,
  type FilterResult,
  type FilterRoot,
  type FilterSelection,
  formatSize,
  parseSize,
  type SizeValue,
  sizeRoots,
} from '@portal/domain/catalogue';
import type { FilterGroupView } from '../filter-column/FilterColumn.props.ts';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';
import type { SelectorChip } from './selector-view.ts';

const { chips, measures } = messages;
const isLength = (root: FilterRoot) => /length/i.test(root.description);

/**
 * FILT-03: a size in the other system: millimetres for an inch size, inches for a metric size of whole inches; else empty. A fraction
 * beside a metric size would name an inch size that nobody sells, such as 1-31/32″ for 50 mm.
 */
function otherSystem(text: string): string {
  const size = parseSize(text);
  if (!size) return '';
  if (size.system !== 'metric') return convertSize(text, 'metric') ?? '';
  const inches = convertSize(text, 'fraction') ?? '';
  return inches.includes('/') ? '' : inches;
}

function measured(
  key: keyof typeof sizeRoots,
  values: readonly SizeValue[],
  chosen: readonly string[],
): FilterGroupView {
  return {
    root: sizeRoots[key],
    type: 'Z',
    label: measures[key],
    ordered: true,
    hidden: false,
    values: values.map(({ value, mm, labels, count }) => ({
      filter: value,
      label: formatSize(mm, 'metric') ?? value,
      also: labels.join(', '),
      count,
      chosen: chosen.includes(value),
      image: '',
    })),
  };
}

/** The groups of the filter column, with counts for the current results (FILT-01 to FILT-03). */
export function groupsOf(
  roots: readonly FilterRoot[],
  result: Pick<FilterResult, 'counts' | 'sizes'> | null,
  chosen: FilterSelection['chosen'],
): readonly FilterGroupView[] {
  const groups = roots.map((root): FilterGroupView => {
    const sized = root.type === 'Z' || isLength(root);
    return {
      root: root.filter_root,
      type: root.type,
      label: root.description,
      hidden: root.hidden,
      ordered: sized,
      values: root.values
        .filter((value) => !value.hidden)
        .map(({ filter, description, image, count }) => ({
          filter,
          label: description,
          also: sized ? otherSystem(description) : '',
          count: result?.counts[root.filter_root]?.[filter] ?? count,
          chosen: chosen[root.filter_root]?.includes(filter) ?? false,
          image,
        })),
    };
  });
  const { sizes } = result ?? {};
  if (!sizes) return groups;
  const keys = Object.keys(sizeRoots) as (keyof typeof sizeRoots)[];
  return [...groups, ...keys.map((key) => measured(key, sizes[key], chosen[sizeRoots[key]] ?? []))];
}

const few = 2;

/** FILT-02: one chip for each root with a chosen value. */
export function chipsOf(roots: readonly FilterRoot[], state: SelectorState): readonly SelectorChip[] {
  return Object.entries(state.chosen).map(([id, filters]): SelectorChip => {
    const root = roots.find(({ filter_root }) => filter_root === id);
    const names = filters.map(
      (filter) =>
        root?.values.find((value) => value.filter === filter)?.description ??
        (id.startsWith('@') ? chips.millimetres(filter) : filter),
    );
    const key = (Object.keys(sizeRoots) as (keyof typeof sizeRoots)[]).find((each) => sizeRoots[each] === id);
    const name = root?.description ?? (key ? measures[key] : id);
    return { id, label: names.length > few ? chips.count(name, names.length) : chips.values(name, names) };
  });
}
