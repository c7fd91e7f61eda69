import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SmallDrawing } from '../part-drawing/SmallDrawing.tsx';
import { type DemoSelection, demoGroups, demoParts } from '../product-selector/fixtures.ts';
import type { FilterColumnProps } from './FilterColumn.props.ts';
import { FilterColumn } from './FilterColumn.tsx';

const parts = demoParts(240);

interface DemoProps extends Partial<FilterColumnProps> {
  readonly selection: DemoSelection;
  readonly dir?: 'ltr' | 'rtl';
}

function Demo({ selection, dir, ...props }: DemoProps) {
  const [chosen, setChosen] = useState(selection);
  return (
    <div dir={dir} style={{ width: '280px', maxWidth: '100%', padding: '12px' }}>
      <FilterColumn
        groups={demoGroups(parts, chosen)}
        state="ready"
        number={(count) => String(count)}
        onRetry={() => {}}
        {...props}
        onChoose={(root, filters) => {
          setChosen({ ...chosen, [root]: filters });
          props.onChoose?.(root, filters);
        }}
        onClearAll={() => {
          setChosen({});
          props.onClearAll?.();
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/FilterColumn',
  component: Demo,
  args: { selection: {}, onChoose: fn(), onClearAll: fn(), onRetry: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'FILT-01 FILT-02 groups in the supplier’s order, a count for every value, hidden groups omitted',
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings[0]).toHaveTextContent('Size');
    await expect(canvas.queryByRole('button', { name: 'Pack' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Hex bolt 40 parts' })).not.toBeChecked();
  },
};

export const Narrowed: Story = {
  name: 'FILT-02 choosing a value filters, values without a match show 0, one group or all are cleared',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hex bolt/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('PTYP', ['Hex bolt']);
    await userEvent.click(canvas.getByRole('button', { name: 'Standard' }));
    // All hex bolts in this catalogue follow one standard; the other standards have no match but stay visible.
    await expect(canvas.getByRole('checkbox', { name: 'AS 1110 0 parts' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'ASME B18.2.1 40 parts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hex nut/ }));
    await expect(canvas.getByRole('button', { name: 'Clear all 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Product type' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('PTYP', []);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hex bolt/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all 1' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Clear/ })).toBeNull();
  },
};

export const Sizes: Story = {
  name: 'FILT-01 sizes by range, with their size in the other system, searched by either',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size from' }), 'M8');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size to' }), 'M10');
    await expect(args.onChoose).toHaveBeenLastCalledWith('SIZE', ['M8', '5/16 in', 'M10']);
    const sizes = within(canvas.getByRole('group', { name: 'Size' }));
    await expect(sizes.getByRole('checkbox', { name: /^5\/16 in 7.94 mm/ })).toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in Size' }), '6.35');
    await expect(sizes.getAllByRole('checkbox')).toHaveLength(1);
    await expect(sizes.getByRole('checkbox', { name: /^1\/4 in/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in Size' }), 'zz');
    await expect(canvas.getByText('No match for “6.35zz”.')).toBeVisible();
  },
};

export const LongList: Story = {
  name: 'FILT-02 a long list is folded and shown in full',
  play: async ({ canvas }) => {
    const sizes = within(canvas.getByRole('group', { name: 'Size' }));
    await expect(sizes.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 14' }));
    await expect(sizes.getAllByRole('checkbox')).toHaveLength(14);
    await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
    await expect(canvas.queryByRole('group', { name: 'Size' })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  name: 'FILT-02 by keyboard: one tab stop per list, arrows within it, space chooses',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Product type' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Flat washer/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('PTYP', ['Hex nut']);
    await expect(canvas.getByRole('checkbox', { name: /^Hex nut/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('checkbox', { name: /^Threaded rod/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Threaded rod/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Application' })).toHaveFocus();
  },
};

export const WithPictures: Story = {
  args: {
    selection: { PTYP: ['Hex bolt'] },
    picture: (image) => <SmallDrawing image={image} />,
  },
};
export const RightToLeft: Story = { args: { selection: { SIZE: ['M8'] }, dir: 'rtl' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
