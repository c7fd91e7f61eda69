import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormProblem } from './Form.props.ts';
import { Form } from './Form.tsx';

const labels = { company: 'Company', state: 'State', on: 'Deliver on', agreed: 'Terms' } as const;
const states = ['NSW', 'VIC', 'QLD'].map((key) => ({ key, label: key }));
const send = fn<(company: string) => Promise<readonly FormProblem[]>>();

function DeliverTo({ send }: { send: (company: string) => readonly FormProblem[] | Promise<readonly FormProblem[]> }) {
  const [company, setCompany] = useState('');
  const [state, setState] = useState<(typeof states)[number] | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  return (
    <Form
      label="Deliver to"
      labels={labels}
      submit="Save address"
      actions={<Button>Cancel</Button>}
      onSubmit={() => send(company)}
    >
      {(error) => (
        <>
          <TextField
            name="company"
            label="Company"
            value={company}
            onValueChange={setCompany}
            error={error('company')}
          />
          <Combobox
            name="state"
            label="State"
            options={states}
            value={state}
            onValueChange={setState}
            error={error('state')}
          />
          <DateField
            name="on"
            label="Deliver on"
            value={day}
            onValueChange={setDay}
            today="2026-11-21"
            error={error('on')}
          />
          <Checkbox name="agreed" checked={agreed} onCheckedChange={setAgreed} error={error('agreed')}>
            I have read the terms of this carrier
          </Checkbox>
        </>
      )}
    </Form>
  );
}

/** Validation results in the form of the server's envelope. */
const validation_results: readonly FormProblem[] = [
  { field: 'company', message: 'Required field' },
  { field: 'company', message: 'Must be at least 2 characters' },
  { field: 'state', message: 'Must be at least 2 characters' },
  { field: 'on', message: 'Required field' },
  { field: 'agreed', message: 'Required field' },
  { field: 'accode', message: 'is closed' },
];

const meta = {
  title: 'Design system/Form',
  component: Form,
  tags: ['autodocs'],
  beforeEach: () => {
    send.mockReset();
  },
  render: () => (
    <div style={{ maxWidth: 400 }}>
      <DeliverTo send={send} />
    </div>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const Empty: Story = {};

export const Refused: Story = {
  play: async ({ canvas }) => {
    send.mockResolvedValue(validation_results);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Company' }));
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('region', { name: '5 problems to fix' });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getByText('accode is closed')).toBeVisible();
    await expect(within(summary).queryByText(/Company: Must be/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription('Required field');
    await userEvent.click(within(summary).getByRole('link', { name: 'State: Must be at least 2 characters' }));
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Deliver on: Required field' }));
    await expect(canvas.getByRole('textbox', { name: 'Deliver on' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Terms: Required field' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const MendedAndSent: Story = {
  play: async ({ canvas }) => {
    send.mockImplementation(async (company) =>
      company === '' ? [{ field: 'company', message: 'Required field' }] : [],
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByRole('region', { name: 'One problem to fix' });
    await userEvent.click(canvas.getByRole('link', { name: 'Company: Required field' }));
    await userEvent.keyboard('Kestrel{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(send).toHaveBeenLastCalledWith('Kestrel');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toBeValid();
  },
};

export const Sending: Story = {
  play: async ({ canvas }) => {
    send.mockReturnValue(new Promise(() => {}));
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save address' })).toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const NarrowRightToLeft: Story = {
  render: () => (
    <div dir="rtl" style={{ width: 240 }}>
      <DeliverTo send={() => validation_results} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByRole('region')).toHaveFocus();
  },
};
