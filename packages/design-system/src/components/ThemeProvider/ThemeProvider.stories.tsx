import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import { type SpacingName, spacings } from '../../spacing/spacing.ts';
import { themes } from '../../themes/index.ts';
import { Button } from '../Button/Button.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const root = document.documentElement;
const read = (name: string) => getComputedStyle(root).getPropertyValue(name).trim();
/** Computed style returns a custom property's formula unevaluated, so a real property is read. */
const milliseconds = (name: string) => {
  const probe = document.createElement('i');
  probe.style.transitionDuration = `var(${name})`;
  document.body.append(probe);
  const seconds = Number.parseFloat(getComputedStyle(probe).transitionDuration);
  probe.remove();
  return Math.round(seconds * 1000);
};

const meta = {
  title: 'Design system/ThemeProvider',
  component: ThemeProvider,
  parameters: { ownTheme: true, docs: { story: { inline: false, height: '120px' } } },
  // Applies its own theme to the page, whatever the toolbar says.
  tags: ['autodocs', 'no-contrast'],
  args: { children: <Button kind="filled">Add</Button>, theme: 'midnight', spacing: 'compact', motion: 'slow' },
} satisfies Meta<typeof ThemeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheRoot: Story = {
  name: 'THEME-01 a theme applies to the whole page, by its tokens',
  play: async () => {
    await expect(root.dataset.theme).toBe('midnight');
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
    for (const theme of Object.values(themes)) {
      root.dataset.theme = theme.key;
      await expect(read('--r-m')).toBe(theme.tokens.rM);
      await expect(getComputedStyle(root).colorScheme).toBe(theme.scheme);
    }
    root.dataset.theme = 'midnight';
  },
};

/** Rules for the text selection, except those that this browser ignores. */
function rulesForAllSelections(rules: Iterable<CSSRule>): readonly CSSRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText === '::selection' ? [rule] : [];
    if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
    return rule instanceof CSSGroupingRule ? rulesForAllSelections(rule.cssRules) : [];
  });
}

export const Selection: Story = {
  tags: ['!autodocs', 'no-visual'],
  name: 'selected text has the theme’s colours, from one style for the page',
  play: async ({ canvas }) => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--selection)';
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(canvas.getByRole('button'), '::selection').backgroundColor).toBe(backgroundColor);
    await expect([...document.styleSheets].flatMap((sheet) => rulesForAllSelections(sheet.cssRules))).toEqual([]);
  },
};

export const Spacing: Story = {
  tags: ['!autodocs'],
  name: 'PREF-04 each vertical spacing has its own heights',
  play: async () => {
    for (const [name, heights] of Object.entries(spacings)) {
      root.dataset.spacing = name satisfies string as SpacingName;
      await expect(read('--row')).toBe(`${heights.row}px`);
      await expect(read('--note')).toBe(`${heights.note}px`);
    }
  },
};

export const Motion: Story = {
  tags: ['!autodocs', 'with-motion'],
  name: 'PREF-03 the speed multiplies every duration',
  play: async () => {
    const longest: Record<MotionName, number> = { slow: 1920, medium: 960, fast: 160, instant: 0 };
    for (const [name, { value }] of Object.entries(motionSpeeds)) {
      root.dataset.motion = String(value);
      await expect(milliseconds('--d-5')).toBe(longest[name as MotionName]);
    }
    root.dataset.motion = '0';
    await expect([1, 2, 3, 4].map((step) => milliseconds(`--d-${step}`))).toEqual([180, 420, 600, 1020]);
    await expect(milliseconds('--d-fade')).toBe(2400);
  },
};

export const Custom: Story = {
  tags: ['!autodocs'],
  name: 'THEME-01 a custom theme is what its tokens say',
  args: { theme: 'custom', own: { scheme: 'dark', values: { accent: 'oklch(0.4 0.1 150)', 'r-m': '9px' } } },
  play: async ({ canvas }) => {
    await expect(read('--r-m')).toBe('9px');
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('oklch(0.4 0.1 150)');
  },
};
