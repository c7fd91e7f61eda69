import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { IslandServices } from '../../islands/islands.ts';
import { theatreVideo } from '../../islands/theatre.ts';
import { OnPage } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const settings = {
  vimeoId: '76979871',
  title: 'Setting a wedge anchor',
  description: 'Drill, blow, set, tighten: two minutes.',
  poster: '1',
};
/** Replaces Vimeo's player: stories make no external requests. */
const services: IslandServices = {
  player: (vimeoId) => {
    const film = document.createElement('div');
    film.textContent = `Film ${vimeoId}`;
    return film;
  },
};
const meta = { title: 'Hive/Video2', component: OnPage, args: { type: 'video2', settings, services } } satisfies Meta<
  typeof OnPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  play: async ({ canvas, canvasElement }) => {
    await started(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Play: Setting a wedge anchor' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** HIVE-11 */
export const Theatre: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    await expect(theatreVideo()).toBe(-1);
    const link = canvas.getByRole('link', { name: 'Play: Setting a wedge anchor' });
    await userEvent.click(link);
    await expect(screen.getByRole('dialog', { name: 'Setting a wedge anchor' })).toHaveTextContent('Film 76979871');
    await expect(theatreVideo()).toBe(76979871);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The close event fires asynchronously.
    await waitFor(() => expect(theatreVideo()).toBe(-1));
    await expect(link).toHaveFocus();
  },
};
export const Narrow: Story = { args: { width: 360 } };
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const DraftWithoutId: Story = { args: { mode: 'draft', settings: {} } };
