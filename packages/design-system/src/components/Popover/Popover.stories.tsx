import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Design system/Popover',
  tags: ['autodocs'],
  component: Popover,
  args: {
    label: 'Columns',
    trigger: <Button kind="quiet">Columns</Button>,
    children: <Text as="p">Which columns are shown.</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;

export const Opened: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('dialog');
  },
};

export const RightToLeft: StoryObj<typeof meta> = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(trigger);
    const popover = (await screen.findByRole('dialog', { name: 'Columns' })).getBoundingClientRect();
    const words = screen.getByText('Which columns are shown.').getBoundingClientRect();
    // Popover and button are aligned at the right, and so is the text.
    await expect(popover.right).toBeCloseTo(trigger.getBoundingClientRect().right, 0);
    await expect(popover.right - words.right).toBeCloseTo(16, 0);
  },
};
