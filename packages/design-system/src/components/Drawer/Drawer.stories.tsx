import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
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
