import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OnPage, type OnPageChild } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const slide = (text: string, background: string, at: number): OnPageChild => ({
  type: 'block',
  at,
  settings: { background, stringPadding: '48.32', vAlign: 'Middle' },
  inside: [
    { type: 'title', settings: { text, size: 46 } },
    { type: 'text', settings: { text: `Slide ${at + 1}. [Read on](/slides/${at + 1})`, size: 12 } },
  ],
});
const inside = [
  slide('Fasteners to the drawing, on site tomorrow.', '#0e2547', 0),
  slide('Certificates by heat number', '#f2ede1', 1),
  slide('Five warehouses', '#123c34', 2),
];
const meta = { title: 'Hive/Hero', component: OnPage, args: { type: 'hero', inside } } satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  tags: ['with-motion'],
  args: { settings: { autoplayInterval: 60_000 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    const dots = canvas.getAllByRole('link', { name: /^Slide \d$/ });
    await expect(dots).toHaveLength(3);
    await expect(await canvas.findByRole('button', { name: 'Pause slides' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Slide 2' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible();
  },
};
/** In drafts indicators are always on and autoplay is off. */
export const Draft: Story = {
  args: { mode: 'draft', settings: { indicators: 'No', autoplay: 'Yes' }, inside: inside.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Slide \d$/ })).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('note')).toHaveTextContent('Slide 3');
  },
};
export const WithoutIndicators: Story = { args: { settings: { indicators: 'No', autoplay: 'No', height: 200 } } };
/** One picture behind all slides. */
export const OnAPicture: Story = {
  args: {
    settings: { autoplay: 'No', picture: '1', pictureFocus: 'Bottom right' },
    inside: [0, 1].map((at) => ({
      type: 'block',
      at,
      settings: { stringPadding: '48.32' },
      inside: [{ type: 'title', settings: { text: `Shutdown stock ${at + 1}`, size: 46 } }],
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    const heading = canvas.getByRole('heading', { name: 'Shutdown stock 1' });
    await expect(heading).toHaveStyle({ color: 'rgb(255, 255, 255)' });
    const { left, top, height } = heading.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + height / 2)).toBe(heading);
    await userEvent.click(canvas.getByRole('link', { name: 'Slide 2' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true'));
  },
};
export const Narrow: Story = { args: { settings: { autoplay: 'No' }, width: 360 } };
export const RightToLeft: Story = {
  args: { settings: { autoplay: 'No' }, direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const third = canvas.getByRole('link', { name: 'Slide 3' });
    await started(canvasElement);
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
  },
};
