import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import type { DateFieldProps } from './DateField.props.ts';
import { DateField } from './DateField.tsx';

function Held(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string | null) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <DateField {...props} value={value} onValueChange={change} />;
}

const noSundays = (day: string) => (new Date(day).getUTCDay() === 0 ? 'Closed on Sundays' : undefined);

const meta = {
  title: 'Design system/DateField',
  tags: ['autodocs'],
  component: DateField,
  args: { label: 'Deliver on', value: '2026-11-30', today: '2026-11-21', onValueChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} />
      <Held {...args} value={null} hint="Day, month, year" />
      <Held {...args} error="The carrier does not drive that day" />
      <Held {...args} disabled />
      <Held {...args} readOnly />
    </Stack>
  ),
};

export const Typed: Story = {
  args: { value: null, min: '2026-11-21', max: '2027-06-30', reasonAgainst: noSundays },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Deliver on' });
    await userEvent.type(field, '1 dec{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(field).toHaveValue('01/12/2026');
    await userEvent.clear(field);
    await userEvent.type(field, 'soon');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Type a date, such as 30/11/2026');
    await expect(field).toHaveValue('soon');
    await userEvent.clear(field);
    await userEvent.type(field, '1/7/2027{Enter}');
    await expect(field).toHaveAccessibleDescription('Must be 30/06/2027 or earlier');
    await userEvent.clear(field);
    await userEvent.type(field, '29/11/2026{Enter}');
    await expect(field).toHaveAccessibleDescription('Closed on Sundays');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Opened: Story = {
  name: 'PREF-05 the calendar starts its weeks on Monday',
  args: { reasonAgainst: noSundays, min: '2026-11-18' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a day: Deliver on' }));
    await expect(await screen.findByRole('grid', { name: 'Deliver on, November 2026' })).toBeVisible();
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
    await expect(screen.getAllByRole('gridcell')[0]).toHaveAccessibleName('Monday 26 October 2026');
    await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus());
    await expect(screen.getByRole('gridcell', { name: 'Sunday 29 November 2026' })).toHaveAttribute('aria-disabled');
  },
};

export const ByKeyboard: Story = {
  args: { reasonAgainst: noSundays },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    const at = (name: string) => waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());
    await at('Monday 30 November 2026');
    await userEvent.keyboard('{ArrowRight}');
    await at('Tuesday 1 December 2026');
    await userEvent.keyboard('{ArrowUp}{Home}');
    await at('Monday 23 November 2026');
    await userEvent.keyboard('{PageDown}');
    await at('Wednesday 23 December 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await at('Tuesday 23 December 2025');
    await userEvent.keyboard('{End}');
    await at('Sunday 28 December 2025');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getByText('Closed on Sundays')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await at('Saturday 27 December 2025');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('2025-12-27'));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Choose a day/ })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  args: { min: '2026-11-21' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Choose a day/ }));
    await screen.findByRole('grid');
    await expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await expect(await screen.findByRole('grid', { name: 'Deliver on, December 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('gridcell', { name: 'Friday 4 December 2026' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-04');
    await expect(canvas.getByRole('textbox')).toHaveValue('04/12/2026');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Held {...args} label="The day that the whole order must have arrived on" />
    </div>
  ),
};
