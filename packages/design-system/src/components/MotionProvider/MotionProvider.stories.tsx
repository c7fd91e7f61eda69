import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { motion } from '../../motion/contract.css.ts';
import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import { Stack } from '../Stack/Stack.tsx';
import { MotionProvider } from './MotionProvider.tsx';
import { useMotion } from './use-motion.ts';

function Said({ name }: { name: string }) {
  const duration = useMotion();
  return (
    <p data-testid={name} style={{ transitionDuration: `${motion.d2}, ${motion.fade}` }}>
      {name}: what opens takes {duration('d2')} ms
    </p>
  );
}
const milliseconds = (element: HTMLElement) =>
  getComputedStyle(element)
    .transitionDuration.split(', ')
    .map((each) => Math.round(Number.parseFloat(each) * 1000));

const meta = {
  title: 'Design system/MotionProvider',
  tags: ['autodocs'],
  component: MotionProvider,
  args: { speed: 'slow', children: <Said name="slow" /> },
} satisfies Meta<typeof MotionProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const expected: Record<MotionName, [number, number]> = {
  slow: [420, 2400],
  medium: [210, 1200],
  fast: [35, 200],
  instant: [0, 0],
};

export const Speeds: Story = {
  name: 'PREF-03 each speed multiplies the durations of its part of the page',
  render: () => (
    <Stack>
      {(Object.keys(motionSpeeds) as MotionName[]).map((speed) => (
        <MotionProvider key={speed} speed={speed}>
          <Said name={speed} />
        </MotionProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [speed, [open, fade]] of Object.entries(expected)) {
      const line = canvas.getByTestId(speed);
      await expect(milliseconds(line)).toEqual(reduced ? [0, 0] : [open, fade]);
      await expect(line).toHaveTextContent(`${speed}: what opens takes ${reduced ? 0 : open} ms`);
    }
  },
};

export const Nested: Story = {
  name: 'PREF-03 the nearest speed holds',
  render: () => (
    <MotionProvider speed="instant">
      <Said name="outer" />
      <MotionProvider speed="slow">
        <Said name="inner" />
      </MotionProvider>
    </MotionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(milliseconds(canvas.getByTestId('outer'))).toEqual([0, 0]);
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(milliseconds(canvas.getByTestId('inner'))).toEqual(reduced ? [0, 0] : expected.slow);
  },
};

/** Selectors of the rules that stop animation under reduced motion. */
function reducedSelectors(): string[] {
  const visit = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? visit((rule as CSSGroupingRule).cssRules) : [])]);
  return [...document.styleSheets]
    .flatMap((sheet) => visit(sheet.cssRules))
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion'))
    .flatMap((rule) => visit((rule as CSSMediaRule).cssRules))
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.getPropertyValue('--speed') === '0')
    .map((rule) => (rule as CSSStyleRule).selectorText);
}

export const Reduced: Story = {
  name: 'PREF-03 reduced motion wins over the nearest speed too',
  play: async ({ canvasElement }) => {
    const scope = canvasElement.querySelector('[data-motion-scope]');
    const winning = reducedSelectors().filter((selector) => scope?.matches(selector));
    // The built style sheet joins selectors that have the same rules.
    await expect(winning.flatMap((selector) => selector.split(', '))).toContain(
      '[data-motion-scope][data-motion-scope][data-motion-scope]',
    );
  },
};
