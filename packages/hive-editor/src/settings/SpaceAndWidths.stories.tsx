import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SidesField } from './SidesField.tsx';
import { WidthsField } from './WidthsField.tsx';

interface FieldsProps {
  space: string;
  inherited: string;
  hidden: string;
}

function Fields({ space, inherited, hidden }: FieldsProps) {
  const [sides, setSides] = useState(space);
  const [widths, setWidths] = useState(hidden);
  return (
    <main style={{ inlineSize: 280, display: 'grid', gap: 16 }}>
      <SidesField
        label="Space inside"
        hint="In pixels"
        value={sides}
        inherited={inherited}
        onValueChange={setSides}
        onBlur={() => {}}
      />
      <output aria-label="Stored space">{sides}</output>
      <WidthsField
        label="Not shown on"
        hint="Visitors with such a device do not see it"
        value={widths}
        onValueChange={setWidths}
      />
      <output aria-label="Stored widths">{widths}</output>
    </main>
  );
}

const meta = {
  title: 'Page builder/Space and widths',
  component: Fields,
  args: { space: '8.16', inherited: '', hidden: 'phone' },
} satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-06: each side is changed by itself; the others stay. */
export const OneSide: Story = {
  play: async ({ canvas }) => {
    const [top] = canvas.getAllByRole('textbox');
    if (!top) throw new Error('no field');
    await expect(top).toHaveValue('8');
    await userEvent.clear(top);
    await userEvent.type(top, '24');
    await expect(canvas.getByLabelText('Stored space')).toHaveTextContent('24.16.8.16');
  },
};
/** The inherited value of a wider screen is shown in grey. */
export const Inherited: Story = { args: { space: '', inherited: '48px 128px', hidden: '' } };
export const NotASpace: Story = { args: { space: 'wide' } };
/** HIVE-09: each device is switched by itself. */
export const Widths: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tablet' }));
    await expect(canvas.getByLabelText('Stored widths')).toHaveTextContent('tablet, phone');
  },
};
