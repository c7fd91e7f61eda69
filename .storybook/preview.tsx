import '../packages/design-system/src/base.ts';
import './chosen-globals.ts';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import {
  type MotionName,
  motionSpeeds,
  type SpacingName,
  spacings,
  ThemeProvider,
} from '../packages/design-system/src/index.ts';
import { type ThemeKey, themes } from '../packages/design-system/src/themes/index.ts';
import { aboutOf, argTypesOf, onlyEffectiveControls, sourceOf } from './component-docs.ts';
import { modes } from './modes.ts';
import { numberFormats, withFormat } from './number-formats.ts';

// Lazy loading may take a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// Documentation is most of the preview's code, and a story needs none of it.
const DocsPage = lazy(() => import('./DocsPage.tsx').then(({ DocsPage: page }) => ({ default: page })));
const ComponentPage = lazy(() => import('./ComponentPage.tsx').then(({ ComponentPage: page }) => ({ default: page })));

const items = (values: readonly { value: string; title: string }[]) => [...values];
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const named = (record: object, what: string) =>
  items(Object.keys(record).map((name) => ({ value: name, title: `${capital(name)} ${what}` })));

/** Toolbar values of the docs page around this story; undefined if there is none or it is cross-origin. */
function chosenAround(): Window['chosenGlobals'] {
  try {
    return window.parent.chosenGlobals;
  } catch {
    return undefined;
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Resolves after a frame has been laid out and another has begun. */
async function painted(): Promise<void> {
  await frame();
  await frame();
}

const preview: Preview = {
  initialGlobals: {
    theme: 'standard',
    spacing: 'medium',
    motion: 'medium',
    format: 'story',
    direction: 'ltr',
    ...chosenAround(),
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: items(Object.values(themes).map(({ key, name }) => ({ value: key, title: name }))),
      },
    },
    spacing: {
      description: 'Vertical spacing (PREF-04)',
      toolbar: { icon: 'sortup', dynamicTitle: true, items: named(spacings, 'spacing') },
    },
    motion: {
      description: 'Animation speed (PREF-03)',
      toolbar: { icon: 'timer', dynamicTitle: true, items: named(motionSpeeds, 'motion') },
    },
    format: {
      description: 'Number and currency format (PREF-02)',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: items(Object.entries(numberFormats).map(([value, { title }]) => ({ value, title }))),
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: items([
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ]),
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, args }) => {
      const { theme, spacing, motion, format, direction } = globals;
      // Set before rendering, because components read the direction on mount; the key remounts the story when it changes.
      document.documentElement.dir = String(direction);
      const story = <Story key={direction} args={withFormat(args, format)} />;
      // Stories about the provider have their own.
      if (parameters.ownTheme) return story;
      return (
        <ThemeProvider
          theme={theme as ThemeKey}
          spacing={spacing as SpacingName}
          motion={motion as MotionName}
          direction={direction === 'rtl' ? 'rtl' : 'ltr'}
        >
          {story}
        </ThemeProvider>
      );
    },
  ],
  // Tests run after the first paint, when components that measure themselves, such as tables, have done so.
  mount: (context) => async () => {
    await context.renderToCanvas();
    await painted();
    return context.canvas;
  },
  // Texts of pages are decoded from the first render of a story; the design system has none.
  loaders: [
    async ({ parameters }) => {
      if (String(parameters.fileName).includes('/design-system/')) return;
      await import('../packages/hive-components/src/entries/rich-text.ts');
    },
  ],
  argTypesEnhancers: [onlyEffectiveControls],
  parameters: {
    // Violations fail the story's test in any theme.
    // Leaves out passed rules, which made the report of a run 90 MB long.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: ComponentPage,
      extractArgTypes: argTypesOf,
      extractComponentDescription: aboutOf,
      codePanel: true,
      source: { transform: sourceOf },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    chromatic: { modes },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Principles', 'Colour', 'Type', 'Space', 'Motion', 'Icons', 'Writing', 'Accessibility', 'Adding'],
          'Design system',
          ['Gallery'],
          'Widgets',
          'Hive',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrowest', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', styles: { width: '900px', height: '1100px' } },
        laptop: { name: 'Laptop', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
