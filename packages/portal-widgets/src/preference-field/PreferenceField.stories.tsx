import { defaultPreferences } from '@portal/domain/preference';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PreferenceField } from './PreferenceField.tsx';

const meta = {
  title: 'Widgets/PreferenceField',
  component: PreferenceField,
  args: { preference: defaultPreferences.show_icons, effective: '1', saving: null, onChange: fn() },
} satisfies Meta<typeof PreferenceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggle: Story = {
  name: 'PREF-01 on or off is a switch',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith('0');
  },
};

export const Classic: Story = {
  name: 'PREF-01 a preference set by classic mode says so',
  args: { effective: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Set by classic mode.')).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'PREF-01 a saved change says so at its field',
  args: {
    preference: defaultPreferences.vertical_spacing,
    effective: defaultPreferences.vertical_spacing.value,
    saving: 'saved',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
};
export const SavedSwitch: Story = { args: { saving: 'saved' } };
