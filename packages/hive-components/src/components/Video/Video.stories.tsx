import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const meta = {
  title: 'Hive/Video',
  component: OnPage,
  args: { type: 'video', settings: { vimeoId: '76979871', title: 'Setting a wedge anchor', poster: '1' } },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stories make no external requests, so no video is played. */
export const Poster: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Play: Setting a wedge anchor' });
    await started(canvasElement);
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871');
    await expect(link).toHaveStyle({ height: '360px' });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const Played: Story = {
  args: {
    services: {
      player: (vimeoId) => {
        const film = document.createElement('div');
        film.tabIndex = 0;
        film.textContent = `Film ${vimeoId}`;
        return film;
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    await expect(canvas.getByText('Film 76979871')).toHaveFocus();
    await expect(link).not.toBeVisible();
  },
};
export const WithoutPoster: Story = { args: { settings: { vimeoId: '76979871', height: 200 } } };
export const DraftWithoutId: Story = { args: { mode: 'draft', settings: {} } };
