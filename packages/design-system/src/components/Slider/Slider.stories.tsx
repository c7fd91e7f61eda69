import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import type { SliderOne, SliderRange } from './Slider.props.ts';
import { Slider } from './Slider.tsx';

const onOne = fn();
const onTwo = fn();
const onCommit = fn();
const kilograms = (value: number) => `${value} kg`;

function One(props: Partial<SliderOne>) {
  const [value, setValue] = useState(props.value ?? 120);
  const change = (next: number) => {
    setValue(next);
    onOne(next);
  };
  return (
    <Slider
      label="Most weight a parcel"
      max={250}
      step={5}
      format={kilograms}
      {...props}
      value={value}
      onValueChange={change}
      onValueCommit={onCommit}
    />
  );
}

function Two(props: Partial<SliderRange>) {
  const [value, setValue] = useState<readonly [number, number]>([20, 60]);
  const change = (next: readonly [number, number]) => {
    setValue(next);
    onTwo(next);
  };
  return <Slider label="Length in mm" {...props} range value={value} onValueChange={change} stepsBetween={10} />;
}

const meta = {
  title: 'Design system/Slider',
  component: Slider,
  tags: ['autodocs'],
  beforeEach: () => {
    for (const each of [onOne, onTwo, onCommit]) each.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const Default: StoryObj<Partial<SliderOne>> = {
  tags: ['no-visual'],
  args: { label: 'Most weight a parcel', min: 0, max: 250, step: 5 },
  render: (args) => <One {...args} />,
};

export const States: Story = {
  render: () => (
    <Stack gap={5}>
      <One hint="Heavier parcels go by pallet" />
      <Two />
      <One
        marks={[
          { value: 0, label: '0' },
          { value: 125, label: 'Parcel' },
          { value: 250, label: 'Pallet' },
        ]}
      />
      <One error="This carrier takes 100 kg at most" />
      <One disabled />
      <One readOnly />
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const thumb = canvas.getByRole('slider', { name: 'Most weight a parcel' });
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onOne).toHaveBeenLastCalledWith(125);
    await expect(thumb).toHaveAttribute('aria-valuetext', '125 kg');
    await expect(onCommit).toHaveBeenLastCalledWith(125);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(onOne).toHaveBeenLastCalledWith(175);
    await userEvent.keyboard('{Home}');
    await expect(onOne).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(onOne).toHaveBeenLastCalledWith(250);
  },
};

export const TwoThumbs: Story = {
  render: () => <Two />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Length in mm, to' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect(onTwo).toHaveBeenLastCalledWith([20, 30]);
    // The thumbs keep their minimum distance.
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(onTwo).toHaveBeenCalledTimes(3);
  },
};

export const ReadOnly: Story = {
  render: () => <One readOnly />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onOne).not.toHaveBeenCalled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-readonly', 'true');
  },
};

export const NarrowRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div style={{ width: 180 }}>
      <Stack gap={4}>
        <One label="Most weight that a parcel may have with this carrier" />
        <Two />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: /^Most weight/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onOne).toHaveBeenLastCalledWith(125);
  },
};
