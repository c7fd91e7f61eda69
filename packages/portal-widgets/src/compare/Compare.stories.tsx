import type { ComparedRow, Comparison } from '@portal/domain/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { CompareProps } from './Compare.props.ts';
import { Compare } from './Compare.tsx';

const lengths = [50, 80, 80, 120, 60, 70, 90, 100];
const codeOf = (length: number, n: number) => `HXB-12${String(length).padStart(3, '0')}-88${'ZGPZGPZG'.charAt(n)}`;

function comparisonOf(codes: readonly string[]): Comparison {
  const length = (code: string) => `${Number(code.slice(6, 9))} mm`;
  const finish = (code: string) => (code.endsWith('G') ? 'Hot-dip galvanised' : code.endsWith('P') ? 'Plain' : 'Zinc');
  const row = (group: ComparedRow['group'], label: string, value: (code: string, n: number) => string): ComparedRow => {
    const values = codes.map(value);
    return { group, label, values, same: values.every((each) => each === values[0]) };
  };
  return {
    stock_codes: codes,
    rows: [
      row(
        'Facts',
        'Description',
        (code) => `Hex bolt M12 x ${Number(code.slice(6, 9))}, class 8.8, ${finish(code).toLowerCase()}`,
      ),
      row('Facts', 'Size', () => 'M12'),
      row('Facts', 'Length', length),
      row('Details', 'Finish', finish),
      row('Details', 'Standard', () => 'AS 1110.1'),
      row('Dimensions', 'Across flats (s)', () => '18 mm'),
      row('Dimensions', 'Thread length (b)', (code) => (Number(code.slice(6, 9)) > 100 ? '' : '30 mm')),
      row('Packaging', 'BX', (_, n) => `${n % 2 === 0 ? 50 : 25}, 2.4 kg`),
    ],
  };
}

interface DemoProps extends Partial<CompareProps> {
  readonly count?: number;
  readonly width?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function Demo({ count = 3, width = '100%', dir, ...props }: DemoProps) {
  const [codes, setCodes] = useState<readonly string[]>(lengths.slice(0, count).map(codeOf));
  return (
    <div dir={dir} style={{ width, maxWidth: '100%', padding: '16px' }}>
      <Compare
        comparison={comparisonOf(codes)}
        failed={false}
        unknown={[]}
        drawing={(code) => {
          const long = Number(code.slice(6, 9));
          return (
            <svg
              width={20 + long}
              height="36"
              viewBox={`0 0 ${20 + long} 36`}
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
            >
              <path d={`M2 4h10v28H2zM12 10h${long}v16H12z`} strokeWidth="1.6" />
            </svg>
          );
        }}
        scale="All drawings to one scale."
        suggest={async () => [
          {
            part: 1,
            stock_code: 'HXB-12200-88Z',
            description: 'Hex bolt M12 x 200',
            reason: 'code_start',
            matchedAltStockCode: null,
            codeRanges: [],
            descriptionRanges: [],
            without: [],
          },
        ]}
        onRetry={() => {}}
        {...props}
        onAdd={(code) => {
          setCodes([...codes, code]);
          props.onAdd?.(code);
        }}
        onRemove={(code) => {
          setCodes(codes.filter((each) => each !== code));
          props.onRemove?.(code);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/Compare',
  component: Demo,
  args: { onAdd: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'PART-11 identical rows are folded, differences from the first part are marked; parts are added and removed',
  play: async ({ args, canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(canvas.queryByRole('row', { name: /^Standard/ })).toBeNull();
    const [first, second] = within(row('Length')).getAllByRole('cell');
    await expect(first).toHaveTextContent(/^50 mm$/);
    await expect(second).toHaveTextContent('80 mm, differs from HXB-12050-88Z');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show 4 identical rows' }));
    await expect(within(row('Standard')).getAllByRole('cell')[1]).toHaveTextContent(/^AS 1110.1$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove HXB-12080-88G' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('HXB-12080-88G');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a part to compare' }), '12200');
    await canvas.findByRole('option', { name: /HXB-12200-88Z/ });
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('HXB-12200-88Z');
  },
};

export const Eight: Story = {
  name: 'PART-11 at most eight parts; the first column stays visible',
  args: { count: 8, width: '720px' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can compare at most 8 parts.')).toBeVisible();
    const box = canvas.getByRole('region', { name: 'Parts side by side' });
    box.scrollLeft = 400;
    const label = canvas.getByRole('rowheader', { name: 'Length' });
    await expect(label.getBoundingClientRect().left).toBe(box.getBoundingClientRect().left);
  },
};

export const Alike: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    // A single part has nothing to compare with, so all of its rows show.
    await expect(canvas.getByRole('row', { name: /^Standard/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove HXB-12050-88Z' }));
    await expect(canvas.getByText('No parts to compare yet.')).toBeVisible();
  },
};
export const Phone: Story = { args: { width: '360px' } };
export const RightToLeft: Story = { args: { dir: 'rtl' } };
export const Unknown: Story = { args: { unknown: ['HXB-1'] } };
export const Loading: Story = { args: { comparison: null } };
export const Failed: Story = {
  args: { failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
