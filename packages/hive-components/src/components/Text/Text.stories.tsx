import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const words = `## Hot dip galvanised

Bolts of class **8.8** with a coat of *at least* 45 µm, tapped to [AS 1214](https://standards.example/as-1214).

- M12 to M36, from stock
- Longer than 300 mm to order
  - with a certificate
- [ ] Ask for a sample

> Two to three full turns past the nut is enough.

| Size | Across flats | Torque |
| --- | --- | --- |
| M12 | 19 mm | 83 Nm |
| M16 | 24 mm | 206 Nm |

Order as \`HXB-16080-88G\`. ~~Zinc plated~~ <b>is text</b>.`;

const meta = {
  title: 'Hive/Text',
  component: OnPage,
  args: { type: 'text', settings: { text: words, size: 11.25 } },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hot dip galvanised' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AS 1214' })).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByText(/<b>is text<\/b>/)).toBeVisible();
  },
};
export const Defaults: Story = {
  args: { settings: { text: 'Nine points, as the small print of a price list has it.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nine points/).parentElement).toHaveStyle({ fontSize: '12px' });
  },
};
export const Narrow: Story = { args: { width: 360 } };
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const Broken: Story = {
  args: { mode: 'draft', settings: { text: 'The size is not a number.', size: 'large' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Text: Size is not a number.');
    await expect(canvas.getByText('The size is not a number.')).toBeVisible();
  },
};
export const BrokenForVisitors: Story = {
  args: { ...Broken.args, mode: 'live' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(canvas.getByText('The size is not a number.')).toBeVisible();
  },
};
