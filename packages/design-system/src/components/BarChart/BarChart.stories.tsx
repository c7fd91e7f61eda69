import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const groups = (values: (at: number) => readonly (number | null)[]) =>
  months.map((label, at) => ({ key: label, label, values: values(at) }));
const wave = (at: number, more: number) => Math.round(1800 + more + 900 * Math.sin(at / 1.7 + more));

const meta = {
  title: 'Design system/BarChart',
  tags: ['autodocs'],
  component: BarChart,
  args: {
    label: 'Spend by month',
    series: ['This year', 'Last year'],
    groups: groups((at) => [at > 9 ? null : wave(at, 600), wave(at, 0)]),
    format: (value: number) => `$${value.toLocaleString('en-AU')}`,
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: /^Spend by month/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(/^Dec\. This year: none\. Last year: \$/)).toBeInTheDocument();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByText(/^Feb\. This year: \$/)).toBeInTheDocument();
  },
};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('table', { name: 'Spend by month' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('button', { name: 'Hide the table' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Negative: Story = {
  args: {
    label: 'Change on the month before',
    series: ['Change'],
    groups: groups((at) => [Math.round(60 * Math.sin(at))]),
    format: (value: number) => `${value > 0 ? '+' : ''}${value} %`,
    formatAxis: (value: number) => `${value} %`,
    size: 's',
  },
};

export const Stacked: Story = {
  args: {
    form: 'stacked',
    series: ['Bolts', 'Nuts', 'Washers', 'Screws', 'Anchors', 'Rivets', 'Rod', 'Other'],
    groups: groups((at) => Array.from({ length: 8 }, (_, series) => 60 + ((at * 37 + series * 53) % 120))),
    size: 'l',
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 280 }}>
      <BarChart {...args} />
    </div>
  ),
};

export const Nothing: Story = { args: { groups: [] } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText(/^Jan\. /)).toBeInTheDocument();
  },
};
