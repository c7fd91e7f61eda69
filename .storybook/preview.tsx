import '../packages/design-system/src/base.ts';
import type { Preview } from '@storybook/react-vite';
import {
  type MotionName,
  motionSpeeds,
  type SpacingName,
  spacings,
  ThemeProvider,
} from '../packages/design-system/src/index.ts';
import { type ThemeKey, themes } from '../packages/design-system/src/themes/index.ts';

const items = (values: readonly { value: string; title: string }[]) => [...values];

const preview: Preview = {
  initialGlobals: { theme: 'standard', spacing: 'medium', motion: 'medium' },
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
      description: 'Vertical spacing',
      toolbar: {
        icon: 'sortup',
        dynamicTitle: true,
        items: items(Object.keys(spacings).map((name) => ({ value: name, title: name }))),
      },
    },
    motion: {
      description: 'Animation speed',
      toolbar: {
        icon: 'timer',
        dynamicTitle: true,
        items: items(Object.keys(motionSpeeds).map((name) => ({ value: name, title: name }))),
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      // A story about the provider brings its own.
      if (parameters.ownTheme) return <Story />;
      return (
        <ThemeProvider
          theme={globals.theme as ThemeKey}
          spacing={globals.spacing as SpacingName}
          motion={globals.motion as MotionName}
        >
          <Story />
        </ThemeProvider>
      );
    },
  ],
  parameters: {
    // Found violations fail the story's test, whatever theme is on.
    a11y: { test: 'error' },
    options: { storySort: { order: ['Design system', 'Widgets', 'App'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrowest', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', styles: { width: '900px', height: '1100px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
