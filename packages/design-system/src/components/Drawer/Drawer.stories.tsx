import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Design system/Drawer',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Drawer,
  args: {
    title: 'History of PO 48817',
    open: true,
    onOpenChange: fn(),
    children: <Text as="p">Moira changed line 4 at 9:41 am.</Text>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const RightToLeft: StoryObj<typeof meta> = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'History of PO 48817' });
    // In right-to-left text the end side is at the left.
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.right).toBeLessThan(screen.getByRole('heading').getBoundingClientRect().left);
  },
};
