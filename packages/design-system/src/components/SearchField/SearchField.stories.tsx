import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const parts = ['HXB-12050-88Z', 'HXB-16080-88G', 'HXB-20100-88G', 'HXN-12000-08Z'];

function Held(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const found = value ? parts.filter((code) => code.startsWith(value.toUpperCase())) : [];
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return (
    <SearchField
      {...props}
      value={value}
      onValueChange={change}
      options={found.map((code) => ({
        key: code,
        group: code.startsWith('HXB') ? 'Bolts' : 'Nuts',
        content: <Text weight="medium">{code}</Text>,
      }))}
      ghost={props.ghost && value ? (found[0] ?? '').slice(value.length) : undefined}
      status={`${found.length} of 41,208 parts`}
    />
  );
}

const meta = {
  title: 'Design system/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: {
    label: 'Search parts',
    placeholder: 'Code, size or words in 41,208 parts',
    value: '',
    options: [],
    keyHint: '/',
    onValueChange: fn(),
    onPick: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const OnChrome: Story = { args: { look: 'chrome' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search parts' });
    await userEvent.type(field, 'hx');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('HXB-16080-88G');
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('HXB-16080-88G');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'hex bolt{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('hex bolt');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

export const ListBroughtBack: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'hx{Enter}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'hxn');
    await userEvent.click(canvas.getByRole('option', { name: 'HXN-12000-08Z' }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('HXN-12000-08Z');
    await expect(field).toHaveFocus();
  },
};

export const Escaped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'hxb{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('hxb');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const EntryOfACode: Story = {
  args: { look: 'cell', eager: true, ghost: 'on', keyHint: undefined, label: 'Code', placeholder: undefined },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Code' });
    await userEvent.type(field, 'HXB-16');
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveValue('HXB-16080-88G');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith('HXB-16080-88G');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getAllByText('0 of 41,208 parts')[0]).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
