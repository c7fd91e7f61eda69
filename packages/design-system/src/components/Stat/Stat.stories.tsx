import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Design system/Stat',
  tags: ['autodocs'],
  component: Stat,
  args: { label: 'Open orders', value: '8' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Open orders');
    await expect(canvas.getByRole('definition')).toHaveTextContent('8');
  },
};
export const InARow: Story = {
  render: () => (
    <Grid columns={3} gap={6}>
      <Stat label="Open orders" value="8" note="2 need an answer" tone="critical" />
      <Stat label="On the way" value="3" note="The next arrives on 27 November" />
      <Stat label="This month" value="12,480.50" note="12 % more than in October" tone="positive" />
    </Grid>
  ),
};
