import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Show } from './Show.tsx';

const meta = {
  title: 'Design system/Show',
  tags: ['autodocs'],
  component: Show,
  args: { on: 'small', children: null },
  render: () => (
    <>
      <Show on="small">
        <Text>On a phone</Text>
      </Show>
      <Show on="not small">
        <Text>On a wider screen</Text>
      </Show>
    </>
  ),
} satisfies Meta<typeof Show>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const isSmall = window.innerWidth < 760;
    const [phone, wide] = [canvas.getByText('On a phone'), canvas.getByText('On a wider screen')];
    await expect(isSmall ? phone : wide).toBeVisible();
    await expect(isSmall ? wide : phone).not.toBeVisible();
  },
};
