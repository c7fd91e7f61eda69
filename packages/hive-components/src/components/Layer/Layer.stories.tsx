import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage, type OnPageChild } from '../../support/OnPage.tsx';

const inside: readonly OnPageChild[] = [
  { type: 'image', at: 0, settings: { image: '1', fill: 'cover', height: 260 } },
  {
    type: 'block',
    at: 1,
    settings: { vAlign: 'Bottom', stringPadding: '16' },
    inside: [
      {
        type: 'block',
        settings: { background: '#0e2547', stringPadding: '12.16' },
        inside: [{ type: 'title', settings: { text: 'Bolts, by the drawing', margin: 0 } }],
      },
    ],
  },
];
const meta = { title: 'Hive/Layer', component: OnPage, args: { type: 'layer', inside } } satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = (element: Element | null) => element?.getBoundingClientRect();
    const picture = box(canvasElement.querySelector('img'));
    const heading = box(canvas.getByRole('heading'));
    await expect(heading?.bottom ?? 0).toBeLessThan(picture?.bottom ?? 0);
    await expect(heading?.top ?? 0).toBeGreaterThan(picture?.top ?? 0);
  },
};
/** The second layer is above the first, although only the picture is positioned. */
export const WordsAbovePicture: Story = {
  args: {
    inside: [
      { type: 'image', at: 0, settings: { image: '1', fill: 'cover', height: 160 } },
      { type: 'title', at: 1, settings: { text: 'Bolts, by the drawing', size: 32 } },
    ],
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const { left, top, height } = heading.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + height / 2)).toBe(heading);
  },
};
export const RightToLeft: Story = { args: { direction: 'rtl', width: 360 } };
export const DraftWithoutLayers: Story = { args: { mode: 'draft', inside: [] } };
