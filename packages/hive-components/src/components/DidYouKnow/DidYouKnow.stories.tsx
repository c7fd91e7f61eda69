import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const meta = {
  title: 'Hive/DidYouKnow',
  component: OnPage,
  args: { type: 'didYouKnow' },
  beforeEach: () => localStorage.removeItem('portal-tips-put-away'),
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
export const PutAway: Story = {
  args: { settings: { columns: 2, rows: 1 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const away = canvas.getByRole('button', { name: 'Dismiss: What 8.8 says' });
    await expect(await canvas.findByText('Why galvanised nuts feel loose')).toBeVisible();
    await userEvent.click(away);
    await expect(canvas.queryByText('What 8.8 says')).not.toBeVisible();
    await expect(canvas.getByText('One size, both ends')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dismiss: Why galvanised nuts feel loose' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all tips again' }));
    await expect(canvas.getByText('What 8.8 says')).toBeVisible();
  },
};
export const Filtered: Story = {
  args: { settings: { columns: 3, filter: 'finish, nothing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Narrow: Story = { args: { width: 360 } };
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const DraftWithoutTips: Story = {
  args: { mode: 'draft', settings: { filter: 'welding' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('there are no tips about welding');
  },
};
