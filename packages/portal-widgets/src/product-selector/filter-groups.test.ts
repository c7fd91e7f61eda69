import type { FilterRoot } from '@portal/domain/catalogue';
import { emptyState } from '@portal/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { chipsOf, groupsOf } from './filter-groups.ts';

const value = (filter: string, description: string, more: Partial<FilterRoot['values'][number]> = {}) => ({
  filter,
  description,
  image: '',
  hidden: false,
  count: 10,
  ...more,
});
const roots: readonly FilterRoot[] = [
  {
    filter_root: 'PTYP',
    type: 'P',
    description: 'Product type',
    hidden: false,
    values: [
      value('HEX_BOLT', 'Hex bolt', { image: 'hex-bolt' }),
      value('HEX_NUT', 'Hex nut'),
      value('ROD', 'Threaded rod'),
      value('OLD', 'Old', { hidden: true }),
    ],
  },
  {
    filter_root: 'SIZE',
    type: 'Z',
    description: 'Size',
    hidden: false,
    values: [value('M12', 'M12'), value('1_4', '1/4'), value('N10', '#10')],
  },
];

describe('groups of the filter column', () => {
  it('FILT-01 FILT-02 counts of the response, without hidden values, chosen ones marked', () => {
    const [types] = groupsOf(
      roots,
      { counts: { PTYP: { HEX_BOLT: 3, HEX_NUT: 0 } }, sizes: null },
      { PTYP: ['HEX_NUT'] },
    );
    expect(types?.values.map(({ label, count, chosen }) => [label, count, chosen])).toEqual([
      ['Hex bolt', 3, false],
      ['Hex nut', 0, true],
      ['Threaded rod', 10, false],
    ]);
  });

  it('FILT-03 a size is also shown in the other system', () => {
    const sizes = groupsOf(roots, null, {})[1];
    expect(sizes?.ordered).toBe(true);
    expect(sizes?.values.map(({ also }) => also)).toEqual(['', '6.35 mm', '4.826 mm']);
  });

  it('FILT-03 a metric length has inches beside it only if they are whole', () => {
    const lengths = ['50 mm', '127 mm', '10 mm', '2 in'].map((description) => value(description, description));
    const [group] = groupsOf(
      [{ filter_root: 'LENG', type: 'Y', description: 'Length', hidden: false, values: lengths }],
      null,
      {},
    );
    expect(group?.values.map(({ also }) => also)).toEqual(['', '5"', '', '50.8 mm']);
  });

  it('FILT-03 dynamic size filters follow the others if the response has them', () => {
    const sizes = {
      diameter: [{ value: '6.35', mm: 6.35, labels: ['1/4', '0.25 in'], count: 4 }],
      length: [],
    };
    const groups = groupsOf(roots, { counts: {}, sizes }, { '@diameter': ['6.35'] });
    expect(groups.map(({ label }) => label)).toEqual([
      'Product type',
      'Size',
      'Diameter by measure',
      'Length by measure',
    ]);
    expect(groups[2]?.values).toEqual([
      { filter: '6.35', label: '6.35 mm', also: '1/4, 0.25 in', count: 4, chosen: true, image: '' },
    ]);
  });

  it('FILT-02 chips name the chosen values', () => {
    const chips = chipsOf(roots, {
      ...emptyState,
      chosen: { PTYP: ['HEX_BOLT', 'HEX_NUT'], SIZE: ['M12'], '@length': ['80'] },
    });
    expect(chips).toEqual([
      { id: 'PTYP', label: 'Product type: Hex bolt or Hex nut' },
      { id: 'SIZE', label: 'Size: M12' },
      { id: '@length', label: 'Length by measure: 80 mm' },
    ]);
    const [many] = chipsOf(roots, { ...emptyState, chosen: { PTYP: ['HEX_BOLT', 'HEX_NUT', 'ROD'] } });
    expect(many).toEqual({ id: 'PTYP', label: 'Product type: 3 chosen' });
  });
});
