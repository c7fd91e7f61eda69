import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Undo2 } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Design system/Tooltip',
  // Tooltips are open while their control has the focus.
  tags: ['autodocs', 'shows-focus'],
  component: Tooltip,
  args: {
    text: 'Undo the last change',
    keyHint: 'Ctrl Z',
    children: <IconButton icon={Undo2} label="Undo" size="m" />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

/** Radix repeats the text for assistive technology in an element with the role; the visible text is around it. */
async function findBubble(): Promise<DOMRect> {
  const tooltip = await screen.findByRole('tooltip');
  return (tooltip.parentElement ?? tooltip).getBoundingClientRect();
}

export const OnFocus: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Undo the last change');
  },
};

export const LongWords: StoryObj<typeof meta> = {
  args: {
    text: 'Nothing can be undone: the order was confirmed at 14:02 and is on its way to the warehouse at Alexandria.',
    keyHint: undefined,
  },
  play: async () => {
    await userEvent.tab();
    await expect((await findBubble()).width).toBeLessThanOrEqual(280);
  },
};

export const RightToLeft: StoryObj<typeof meta> = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await findBubble();
    const control = canvas.getByRole('button', { name: 'Undo' }).getBoundingClientRect();
    // Below its control, as centred as the window allows; the key is after the text.
    await expect(tooltip.top).toBeGreaterThanOrEqual(control.bottom);
    await expect(tooltip.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    await expect(tooltip.right).toBeGreaterThan(control.left);
    await expect(screen.getAllByText('Ctrl Z')[0]?.getBoundingClientRect().right).toBeLessThan(
      tooltip.right - tooltip.width / 2,
    );
  },
};
