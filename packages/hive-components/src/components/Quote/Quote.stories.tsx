import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const text = 'The certificate is on my phone before the bolts are off the truck. That is the whole job, some days.';
const source = 'Site engineer, Rail bridge renewal in the Hunter Valley';

const meta = { title: 'Hive/Quote', component: OnPage, args: { type: 'quote', settings: { text } } } satisfies Meta<
  typeof OnPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(text);
    await expect(canvas.getByRole('figure')).toHaveStyle({ paddingTop: '48px' });
  },
};
export const WithSource: Story = {
  args: { settings: { text, source, size: 30, padding: '48px 0', background: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Site engineer/)).toBeVisible();
  },
};
export const Narrow: Story = { args: { settings: { text, source, size: 30 }, width: 360 } };
export const OnItsOwnBackground: Story = { args: { settings: { text, source, background: '#0e2547', size: 24 } } };
export const RightToLeft: Story = { args: { settings: { text, source }, direction: 'rtl' } };
export const DraftWithoutText: Story = { args: { mode: 'draft', settings: {} } };
