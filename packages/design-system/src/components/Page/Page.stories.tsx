import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

const words = (
  <Stack>
    <Text as="p">Prices on your account, stock at your warehouse, and every order you have open.</Text>
    <Text as="p">What you type is stored on this device until the server has it.</Text>
  </Stack>
);

const meta = {
  title: 'Design system/Page',
  tags: ['autodocs'],
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Delivery history',
    note: 'The last twelve months of KES014',
    actions: <Button>Download</Button>,
    children: words,
    side: words,
    sideLabel: 'Filters',
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Centred: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
export const Form: Story = { args: { width: 'form', title: 'Change password', note: undefined, actions: undefined } };
export const WithSide: Story = {
  args: { layout: 'side' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  },
};
export const SideFirst: Story = { args: { layout: 'side', sideFirst: true } };
export const Full: Story = {
  args: { layout: 'full' },
  render: (args) => (
    <div style={{ height: 320 }}>
      <Page {...args} />
    </div>
  ),
};
export const LongTitle: Story = {
  args: { title: 'Certificates, declarations of performance and batch traceability of structural bolting assemblies' },
};
export const RightToLeft: Story = {
  args: { layout: 'side' },
  render: (args) => (
    <div dir="rtl">
      <Page {...args} />
    </div>
  ),
};

/** Limits that hold at a width of the window, read from the rules themselves: no test window is wide enough for all. */
function limitsAt(width: number): Record<string, string> {
  const visit = (rules: CSSRuleList, holds: boolean): [string, string][] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) {
        const over = /width > (\d+)px/.exec(rule.conditionText)?.[1];
        return over === undefined ? [] : visit(rule.cssRules, holds && width > Number(over));
      }
      if (rule instanceof CSSStyleRule) {
        const setting = /data-width-lock="(\d)"/.exec(rule.selectorText)?.[1];
        return holds && setting ? [[setting, rule.style.getPropertyValue('--page-width')] as [string, string]] : [];
      }
      return 'cssRules' in rule ? visit((rule as CSSGroupingRule).cssRules, holds) : [];
    });
  return Object.fromEntries([...document.styleSheets].flatMap((sheet) => visit(sheet.cssRules, true)));
}

export const Locked: Story = {
  name: 'SHELL-10 the width lock limits the page where the window is wider',
  args: { lock: 1 },
  play: async ({ canvas }) => {
    await expect(limitsAt(1240)).toEqual({});
    await expect(limitsAt(1241)).toEqual({ 1: '1200px' });
    await expect(limitsAt(1480)).toEqual({ 1: '1200px' });
    await expect(limitsAt(1481)).toEqual({ 1: '1200px', 2: '1440px' });
    await expect(limitsAt(1680)).toEqual({ 1: '1200px', 2: '1440px' });
    await expect(limitsAt(1681)).toEqual({ 1: '1200px', 2: '1440px', 3: '1680px' });
    const expected = window.innerWidth > 1240 ? 1200 : document.documentElement.clientWidth;
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(expected);
  },
};
