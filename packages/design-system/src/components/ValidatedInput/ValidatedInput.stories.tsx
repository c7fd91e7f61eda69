import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { InputRules, ValidatedInputProps } from './ValidatedInput.props.ts';
import { ValidatedInput } from './ValidatedInput.tsx';

const digits = '0123456789';

/** Rules like those of a data model: a postcode of four digits. */
const postcode: InputRules = {
  type: 'text',
  check: (value) => {
    if (value === '') return ['Required field'];
    const wrong = [...new Set(value)].filter((each) => !digits.includes(each));
    if (wrong.length > 0) return wrong.map((each) => `Invalid character: ${each}`);
    if (value.length < 4) return ['Must be at least 4 characters'];
    return value.length > 4 ? ['Cannot be more than 4 characters'] : [];
  },
  isKeyAllowed: (key) => key.length !== 1 || digits.includes(key),
  filterPasted: (text) => [...text].filter((each) => digits.includes(each)).join(''),
};
const number: InputRules = { ...postcode, type: 'number', check: () => [] };
const email: InputRules = {
  type: 'email',
  check: (value) => (value.includes('@') ? [] : ['Invalid email address']),
  isKeyAllowed: () => true,
  filterPasted: (text) => text,
};

/** A timer that the test runs out. */
function stoppedClock() {
  const waiting: { milliseconds: number; run: () => void }[] = [];
  return {
    waiting,
    after: (milliseconds: number, run: () => void) => {
      const entry = { milliseconds, run };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
  };
}

function Held(props: ValidatedInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string | null) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <ValidatedInput {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Design system/ValidatedInput',
  tags: ['autodocs'],
  component: ValidatedInput,
  args: { label: 'Postcode', rules: postcode, value: '2010', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ValidatedInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { hint: 'Four digits' } };

export const AfterBlur: Story = {
  name: 'VAL-03 an invalid value shows its error on blur, and is reported as null',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.type(field, '20');
    await expect(field).toBeValid();
    await expect(args.onValueChange).not.toHaveBeenCalledWith('20');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Must be at least 4 characters');
    await expect(field).toHaveValue('20');
    await userEvent.type(field, '10');
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2010');
  },
};

export const AfterEnter: Story = {
  name: 'VAL-03 a wrong value shows its error on Enter',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Required field');
  },
};

const clock = stoppedClock();

export const Strict: Story = {
  name: 'VAL-03 strict takes a wrong change back and shows why for 5 s',
  args: { mode: 'strict', after: clock.after },
  play: async ({ args, canvas }) => {
    clock.waiting.length = 0;
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '20{Enter}');
    await expect(field).toHaveValue('2010');
    await expect(field).toHaveAccessibleDescription('Must be at least 4 characters');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(clock.waiting.map((each) => each.milliseconds)).toEqual([5000]);
    clock.waiting[0]?.run();
    await waitFor(() => expect(field).toHaveAccessibleDescription(''));
    await userEvent.clear(field);
    await userEvent.type(field, '3000');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('3000');
  },
};

export const Blocked: Story = {
  name: 'VAL-04 keys that do not match are blocked, pasted and dropped text is filtered',
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '2x');
    await expect(field).toHaveValue('2');
    await expect(field).toHaveAccessibleDescription('Invalid character: x');
    await userEvent.paste('a0-1');
    await expect(field).toHaveValue('201');
    fireEvent(
      field,
      new InputEvent('beforeinput', { inputType: 'insertFromDrop', data: 'NSW 0', bubbles: true, cancelable: true }),
    );
    await expect(field).toHaveValue('2010');
  },
};

export const Composed: Story = {
  name: 'VAL-04 what an input method composes is filtered when it is done, not before',
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '20か' }, isComposing: true });
    await expect(field).toHaveValue('20か');
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(field).toHaveValue('20'));
  },
};

export const NumberType: Story = {
  name: 'VAL-02 digits alone make a number field, an address an email field',
  args: { label: 'Quantity', rules: number, value: '25' },
  render: (args) => (
    <>
      <Held {...args} />
      <Held {...args} label="Email" rules={email} value="ann@example.com" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('type', 'number');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  },
};

export const Secret: Story = {
  args: { label: 'New password', secret: true, value: 'a secret', hint: 'At least 8 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password');
  },
};

export const Wrong: Story = { args: { error: 'This postcode is not in New South Wales' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const NarrowRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ width: 180 }}>
      <Held
        {...args}
        label="Postcode of the place that it is delivered to"
        error="This postcode is not in New South Wales, and the carrier goes no further"
      />
    </div>
  ),
};
