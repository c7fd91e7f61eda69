import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const alt = 'A bolt in side view';
const meta = {
  title: 'Hive/Image',
  component: OnPage,
  args: { type: 'image', settings: { image: '1', alt } },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: alt })).toHaveStyle({ objectFit: 'contain', height: '134px' });
  },
};
export const Cover: Story = { args: { settings: { image: '1', alt, fill: 'cover', height: 240, width: '50%' } } };
export const Repeated: Story = {
  args: { settings: { image: '2', alt: 'Nuts', repeat: 'Repeat X', fill: 'contain', height: 80 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nuts' })).toHaveStyle({ backgroundRepeat: 'repeat-x' });
  },
};
export const Linked: Story = {
  args: { settings: { image: '1', alt, link: '/bolts' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: alt })).toHaveAttribute('href', '/bolts');
  },
};
export const Pdf: Story = {
  args: {
    settings: { image: '1', alt: 'Torque table', overlay: 'PDF', document: '/documents/torque.pdf', width: '320' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Torque table/ });
    await expect(link).toHaveAttribute('href', '/documents/torque.pdf');
    await started(canvasElement);
    await userEvent.click(link);
    await expect(screen.getByRole('dialog', { name: 'Torque table' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
};
export const FlipBook: Story = {
  args: {
    settings: {
      image: '11',
      alt: 'Catalogue 2026',
      overlay: 'FlipBook',
      pages: '11, 12, 13, 14, 15',
      height: 220,
      width: '160',
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Catalogue 2026/ });
    await started(canvasElement);
    await userEvent.click(link);
    await expect(screen.getByText('Page 1 of 5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText('Pages 2 and 3 of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next pages' }));
    await expect(screen.getByText('Pages 4 and 5 of 5')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next pages' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByText('Page 1 of 5')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  args: { settings: { ...Pdf.args?.settings, width: '320' }, direction: 'rtl', width: 360 },
};
export const DraftWithoutPicture: Story = { args: { mode: 'draft', settings: {} } };
