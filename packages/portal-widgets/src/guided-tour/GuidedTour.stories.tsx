import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GuidedTour } from './GuidedTour.tsx';
import { tourSteps } from './tour-steps.ts';
import { tourTargets } from './tour-targets.ts';

const meta = {
  title: 'Widgets/GuidedTour',
  component: GuidedTour,
  args: { onEnd: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 400 }}>
        <nav id={tourTargets.tabs}>
          <button type="button">PO 48817</button>
        </nav>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof GuidedTour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tour' })).toBeVisible();
  },
};

export const Tour: Story = {
  name: 'SHELL-07 one step at a time, with Back and Skip',
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('region', { name: 'Tour' });
    await expect(card).toHaveFocus();
    await expect(card).toHaveTextContent(`1 of ${tourSteps.length}`);
    const ring = card.previousElementSibling;
    const outlined = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(ring).toBeVisible();
    await expect(ring?.getBoundingClientRect()).toMatchObject({ top: outlined.top, width: outlined.width });
    for (const step of tourSteps.slice(1)) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByRole('heading', { name: step.title })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledTimes(2);
  },
};
