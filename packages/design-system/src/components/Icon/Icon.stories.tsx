import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Truck, Warehouse } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Design system/Icon', tags: ['autodocs'], component: Icon, args: { icon: Truck } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-visual'] };

export const Sizes: Story = {
  render: () => (
    <Inline gap={4}>
      <Icon icon={Truck} size="s" />
      <Icon icon={Truck} />
      <Icon icon={Truck} size="l" />
      <Icon icon={Warehouse} label="Sydney" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Sydney' })).toBeVisible();
  },
};
