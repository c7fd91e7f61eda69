import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage, type OnPageChild } from '../../support/OnPage.tsx';

const three: readonly OnPageChild[] = [
  { type: 'title', settings: { text: 'Test certificates' } },
  { type: 'text', settings: { text: 'By heat, batch or order number. [Find one](/testcert)', size: 11 } },
  { type: 'text', settings: { text: 'Kept for ten years.', size: 11 } },
];
const meta = { title: 'Hive/Block', component: OnPage, args: { type: 'block', inside: three } } satisfies Meta<
  typeof OnPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const SideBySide: Story = { args: { settings: { direction: 'Row Left' } } };
export const RowRight: Story = { args: { settings: { direction: 'Row Right', align: 'End', vAlign: 'Middle' } } };
export const OnADarkBackground: Story = {
  args: { settings: { background: '#0e2547', stringPadding: '32.24', fullWidth: 'Yes' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find one' })).toBeVisible();
  },
};
export const OnAPaleBackground: Story = {
  args: { settings: { background: '#f4e8c8', stringPadding: '16', align: 'Center' } },
};
/** The overlay gives text on a picture enough contrast. The picture only decorates, so it has no alt text. */
export const OnAPicture: Story = {
  args: { settings: { picture: '1', pictureFocus: 'Right', stringPadding: '48.32', fullWidth: 'Yes' } },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading');
    const white = { color: 'rgb(255, 255, 255)' };
    await expect(heading).toHaveStyle(white);
    await expect(canvas.getByText('Kept for ten years.')).toHaveStyle(white);
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('alt', '');
    await expect(picture).toHaveStyle({ objectFit: 'cover', objectPosition: '100% 50%' });
    const { left, top, height } = heading.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + height / 2)).toBe(heading);
  },
};
export const OnAPaleOverlay: Story = {
  args: { settings: { picture: '1', pictureOverlay: 'Light', background: '#0e2547', stringPadding: '32.24' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: 'rgb(22, 26, 36)' });
  },
};
export const Linked: Story = {
  args: { settings: { link: '/testcert', stringPadding: '16' } },
  play: async ({ canvas }) => {
    const whole = canvas.getByRole('link', { name: /^Test certificates/ });
    await expect(whole).toHaveAttribute('href', '/testcert');
    // Controls in the block stay above the link that covers it.
    const inner = canvas.getByRole('link', { name: 'Find one' });
    const { left, top, width, height } = inner.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(inner);
  },
};
export const Narrow: Story = {
  args: { settings: { direction: 'Row Left', stringPadding: '48px 128px', background: '#0e2547' }, width: 360 },
};
/** An icon before the text; a title with a related link at the other end. */
export const WithIcon: Story = {
  args: {
    settings: { icon: 'Certificate', link: '/testcert' },
    inside: [
      { type: 'title', settings: { text: 'Test certificates', size: 16, level: 'Part of a section', margin: 0 } },
      { type: 'text', settings: { text: 'By heat, batch or order number' } },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Test certificates/ });
    await expect(link.getBoundingClientRect().left).toBe(
      canvas.getByRole('heading').parentElement?.getBoundingClientRect().left,
    );
  },
};
export const TitleAndRest: Story = {
  args: {
    settings: { direction: 'Row Left', align: 'Start' },
    inside: [
      { type: 'title', settings: { text: 'Product families', size: 24 } },
      { type: 'text', settings: { text: '[All products](/products)', size: 10.5 } },
    ],
  },
};
export const RightToLeft: Story = {
  args: { settings: { direction: 'Row Left', stringPadding: '8.8.8.64' }, direction: 'rtl' },
};
export const UnknownType: Story = {
  args: { type: 'unknown', mode: 'draft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'No component type is named “unknown”. Its settings stay as they are.',
    );
  },
};
export const UnknownTypeForVisitors: Story = {
  args: { type: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(canvas.queryByText('Test certificates')).toBeNull();
  },
};
