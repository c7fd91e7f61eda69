import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type StateTone, stateTones } from '../../props/tone.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Design system/Tag',
  tags: ['autodocs'],
  component: Tag,
  args: { children: 'Discontinued' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Inline wrap>
      {Object.keys(stateTones).map((tone) => (
        <Tag key={tone} {...args} tone={tone as StateTone} />
      ))}
    </Inline>
  ),
};

export const Removable: Story = {
  args: { children: 'M12', onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove M12' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  args: { children: 'M12', onRemove: fn() },
  render: (args) => (
    <div dir="rtl">
      <Tag {...args} />
    </div>
  ),
};
