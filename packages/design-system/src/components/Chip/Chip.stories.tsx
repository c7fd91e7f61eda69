import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Warehouse } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Design system/Chip',
  tags: ['autodocs'],
  component: Chip,
  args: { children: 'Stainless 316' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selectable: Story = {
  args: { onSelectedChange: fn() },
  render: function Held(args) {
    const [on, setOn] = useState(false);
    return (
      <Chip
        {...args}
        selected={on}
        onSelectedChange={(next) => {
          setOn(next);
          args.onSelectedChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Stainless 316', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  render: () => (
    <Inline wrap>
      <Chip>Said</Chip>
      <Chip icon={Warehouse}>Sydney</Chip>
      <Chip onSelectedChange={fn()} count={1204}>
        Off
      </Chip>
      <Chip selected onSelectedChange={fn()} count={38}>
        On
      </Chip>
      <Chip onRemove={fn()}>Removable</Chip>
      <Chip selected onSelectedChange={fn()} onRemove={fn()}>
        On, removable
      </Chip>
      <Chip onSelectedChange={fn()} count={0} reason="No part has both">
        Blocked
      </Chip>
    </Inline>
  ),
};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Stainless 316' }));
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const Blocked: Story = {
  args: { onSelectedChange: fn(), reason: 'No part has both' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('No part has both');
  },
};

const many = [
  'Hot dip galvanised',
  'M12',
  'Grade 8.8',
  'A name so long that no chip can hold it within this column',
  'Zinc',
];

export const NarrowAndLong: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Inline wrap>
        {many.map((name) => (
          <Chip key={name} onRemove={fn()}>
            {name}
          </Chip>
        ))}
      </Inline>
    </div>
  ),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Inline wrap>
        {many.slice(0, 3).map((name) => (
          <Chip key={name} selected onSelectedChange={fn()} onRemove={fn()}>
            {name}
          </Chip>
        ))}
      </Inline>
    </div>
  ),
};
