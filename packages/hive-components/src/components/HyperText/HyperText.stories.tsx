import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const meta = {
  title: 'Hive/HyperText',
  component: OnPage,
  args: {
    type: 'hyperText',
    settings: {
      html: '<h2>Counters</h2><p>Open <b>6 am to 5 pm</b>. <a href="/wherebuy">Find the nearest</a>.</p><details><summary>On Saturdays</summary><p>Until noon.</p></details><dl><dt>Telephone</dt><dd>1300 555 014</dd></dl>',
    },
  },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find the nearest' })).toHaveAttribute('href', '/wherebuy');
  },
};
const ran: string[] = [];
export const Hostile: Story = {
  args: {
    settings: {
      html: '<p>Before</p><script>window.ran("script")</script><img src="/nothing" onerror="window.ran(1)"><p onclick="window.ran(2)" style="color:red">Press me</p><a href="javascript:window.ran(3)">a link</a><iframe srcdoc="<script>parent.ran(4)</script>"></iframe><p>After</p>',
    },
  },
  beforeEach: () => {
    ran.length = 0;
    Object.assign(window, { ran: (what: string) => ran.push(what) });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Press me'));
    await userEvent.click(canvas.getByText('a link'));
    await expect(ran).toEqual([]);
    const bad = canvasElement.querySelectorAll(
      'main script, main iframe, main [onclick], main [onerror], main [href^="javascript"]',
    );
    await expect(bad).toHaveLength(0);
    await expect(canvas.getByText('After')).toBeVisible();
  },
};
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const DraftWithoutText: Story = { args: { mode: 'draft', settings: {} } };
