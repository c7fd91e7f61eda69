import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import { ThemeProvider } from '../components/ThemeProvider/ThemeProvider.tsx';
import { brandTheme, contrastFailures, cssValues, startFrom } from '../themes/editing/index.ts';
import { themes } from '../themes/index.ts';
import { Screen } from './Screen.tsx';
import { sections } from './sections.ts';

interface BrandProps {
  /** The brand's main colour, for buttons, links and the current tab. */
  accent: string;
  /** A grey of the brand. Backgrounds, lines and text take its hue. */
  neutral: string;
  scheme: 'light' | 'dark';
}

const references = { light: startFrom('standard', themes.standard), dark: startFrom('midnight', themes.midnight) };

function derived({ accent, neutral, scheme }: BrandProps) {
  return brandTheme(references[scheme], references[scheme], { accent, neutral }) ?? references[scheme];
}

/** All components in a theme that is derived from two colours. Change them in the controls. */
function BrandTheme(props: BrandProps) {
  const { scheme, tokens } = derived(props);
  return (
    <ThemeProvider theme="custom" own={{ scheme, values: cssValues(tokens) }} motion="instant">
      <Screen>
        <Stack gap={6}>
          {Object.entries(sections).map(([name, Section]) => (
            <Section key={name} />
          ))}
        </Stack>
      </Screen>
    </ThemeProvider>
  );
}

const meta = {
  title: 'Design system/Brand theme',
  component: BrandTheme,
  args: { accent: '#0f766e', neutral: '#6b7280', scheme: 'light' },
  argTypes: {
    accent: { control: { type: 'color' } },
    neutral: { control: { type: 'color' } },
    scheme: { control: { type: 'inline-radio' }, options: ['light', 'dark'] },
  },
  parameters: { layout: 'fullscreen', ownTheme: true },
} satisfies Meta<typeof BrandTheme>;
export default meta;

type Story = StoryObj<typeof meta>;

const isLegible: Story['play'] = async ({ args }) => {
  const { tokens } = derived(args);
  await expect(contrastFailures(tokens)).toEqual([]);
  await expect(document.documentElement.style.getPropertyValue('--accent')).toBe(tokens.accent);
};

export const Light: Story = { play: isLegible };
export const Dark: Story = { args: { accent: '#f59e0b', neutral: '#57534e', scheme: 'dark' }, play: isLegible };
