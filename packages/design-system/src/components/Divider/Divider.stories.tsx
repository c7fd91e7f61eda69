import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Design system/Divider',
  tags: ['autodocs'],
  component: Divider,
  render: (args) => (
    <Stack gap={3}>
      <Text>Delivery</Text>
      <Divider {...args} />
      <Text>Payment</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBe(1);
  },
};
export const Labelled: Story = { args: { label: 'or' } };
export const Vertical: Story = {
  args: { vertical: true },
  render: (args) => (
    <Inline gap={3}>
      <Text>12 lines</Text>
      <Divider {...args} />
      <Text>214.6 kg</Text>
    </Inline>
  ),
};
