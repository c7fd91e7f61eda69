import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, ListChecks, Printer } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import type { ButtonGroupItem } from './ButtonGroup.props.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

type Span = 'day' | 'week' | 'month';
const spans: readonly ButtonGroupItem<Span>[] = [
  { key: 'day', label: 'Day' },
  { key: 'week', label: 'Week' },
  { key: 'month', label: 'Month' },
];
const views: readonly ButtonGroupItem<string>[] = [
  { key: 'list', label: 'List', icon: ListChecks },
  { key: 'columns', label: 'Columns', icon: Columns3 },
  { key: 'print', label: 'Print', icon: Printer, reason: 'Nothing to print' },
];

const onPress = fn();
const onOne = fn();
const onMany = fn();

function One({ full }: { full?: boolean }) {
  const [value, setValue] = useState<Span | null>('week');
  const change = (next: Span) => {
    setValue(next);
    onOne(next);
  };
  return <ButtonGroup kind="one" label="Span" items={spans} value={value} onValueChange={change} full={full} />;
}

function Many() {
  const [value, setValue] = useState<readonly string[]>(['list']);
  const change = (next: readonly string[]) => {
    setValue(next);
    onMany(next);
  };
  return <ButtonGroup kind="many" label="Shown" items={views} value={value} onValueChange={change} />;
}

const meta = { title: 'Design system/ButtonGroup', component: ButtonGroup, tags: ['autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Default: StoryObj<{ label: string; size: 'm' | 's'; full: boolean }> = {
  tags: ['no-visual'],
  args: { label: 'Order', size: 'm', full: false },
  render: (args) => <ButtonGroup {...args} items={views} onPress={onPress} />,
};

export const Kinds: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <ButtonGroup label="Order" items={views} onPress={onPress} />
      <One />
      <Many />
      <ButtonGroup label="Small" size="s" items={spans} onPress={onPress} />
      <ButtonGroup label="Tools" items={views.map((each) => ({ ...each, iconOnly: true }))} onPress={onPress} />
    </Stack>
  ),
};

export const Actions: Story = {
  render: () => <ButtonGroup label="Order" items={views} onPress={onPress} />,
  play: async ({ canvas }) => {
    onPress.mockClear();
    await expect(canvas.getByRole('toolbar', { name: 'Order' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onPress).toHaveBeenLastCalledWith('columns');
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription('Nothing to print');
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const OneOfSeveral: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    onOne.mockClear();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onOne).toHaveBeenLastCalledWith('month');
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
  },
};

export const SeveralOn: Story = {
  render: () => <Many />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(onMany).toHaveBeenLastCalledWith(['list', 'columns']);
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(onMany).toHaveBeenLastCalledWith(['columns']);
    await expect(canvas.getByRole('button', { name: 'List', pressed: false })).toBeVisible();
  },
};

export const NarrowRightToLeft: Story = {
  render: () => (
    <div dir="rtl" style={{ width: 220 }}>
      <Stack gap={4}>
        <One full />
        <ButtonGroup label="Order" items={views} onPress={onPress} />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    // The labels do not fit: the icons, which keep their names, are all visible.
    const row = canvas.getByRole('toolbar', { name: 'Order' });
    await waitFor(() => expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth));
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    onOne.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onOne).toHaveBeenLastCalledWith('month');
  },
};
