import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ImportNotes } from './ImportNotes.tsx';

const meta = {
  title: 'Widgets/ImportNotes',
  component: ImportNotes,
  args: {
    warnings: [
      { row: 2, message: 'No quantity: the minimum was taken.' },
      { row: 11, message: 'Two parts are like "hex bolt 16 x 80 gal"; the one in stock was taken.' },
    ],
    errors: [{ row: 7, message: 'No part was chosen.' }],
  },
  render: (props) => (
    <div style={{ width: '252px', maxWidth: '100%' }}>
      <ImportNotes {...props} />
    </div>
  ),
} satisfies Meta<typeof ImportNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: 'IMP-01 an imported order shows what became of the rows of its list',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No part was chosen.')).toBeNull();
    await userEvent.click(canvas.getByText('1 row left out'));
    await expect(await canvas.findByText('No part was chosen.')).toBeVisible();
    await userEvent.click(canvas.getByText('2 rows to check'));
    await expect(await canvas.findByText('Row 11')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { warnings: [], errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
