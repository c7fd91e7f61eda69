import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { chartSeries, seriesAt } from '../../internal/chart-series.ts';
import { Grid } from '../Grid/Grid.tsx';
import type { SparklineProps } from './Sparkline.props.ts';
import { Sparkline } from './Sparkline.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const course = (values: readonly (number | null)[]) =>
  values.map((value, at) => ({ label: months[at] ?? `${at}`, value }));
const money = (value: number) => `$${value.toFixed(2)}`;
const prices = course([41, 41.5, 40.2, 42, 43.1, 42.6, 44, 46.2, 45.9, 47, 46.4, 48.1]);

const Boxed = (props: SparklineProps) => (
  <div style={{ width: 180, paddingBlockStart: 32 }}>
    <Sparkline {...props} />
  </div>
);

const meta = {
  title: 'Design system/Sparkline',
  tags: ['autodocs'],
  component: Sparkline,
  args: { label: 'Price of HXB-12050-88Z', points: prices, format: money },
  render: (args) => <Boxed {...args} />,
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  args: { size: 'm', area: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Price of HXB-12050-88Z, now $48.10' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getAllByText('Nov: $46.40')[0]).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByText('Jan: $41.00')[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Jan: $41.00')).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Aug $46.20' })).toBeInTheDocument();
    await userEvent.keyboard('{End}');
  },
};

export const Gaps: Story = {
  args: { size: 'm', points: course([3, 4, null, 6, null, 4, 5, 2, null, null, -2, -1]), format: String },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(3);
  },
};
export const Flat: Story = { args: { points: course([5, 5, 5]) } };
export const OneValue: Story = { args: { points: course([5]) } };
export const Nothing: Story = { args: { points: [] } };

export const Series: Story = {
  render: (args) => (
    <Grid columns={4} gap={6}>
      {Object.keys(chartSeries).map((key, index) => (
        <Sparkline key={key} {...args} size="m" area series={seriesAt(index)} label={`Series ${key}`} />
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  args: { size: 'm' },
  render: (args) => (
    <div dir="rtl">
      <Boxed {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByText('Jan: $41.00')[0]).toBeVisible();
  },
};
