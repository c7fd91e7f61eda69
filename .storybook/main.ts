import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { propTables } from './prop-tables.ts';

const inter =
  '@font-face{font-family:"Inter Variable";font-weight:100 900;src:url("./fonts/InterVariable-subset.woff2")}';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The manager frame uses the fonts of the stories.
  staticDirs: [{ from: '../packages/design-system/node_modules/inter-ui/variable-latin', to: '/fonts' }],
  managerHead: (head) => `${head}<style>${inter}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own docgen does not resolve types; prop-tables.ts uses the type checker.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Story tests do not need prop tables.
      plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), ...(process.env.VITEST ? [] : [propTables()])],
      // Scans all stories for dependencies up front: one found later would reload a running test.
      optimizeDeps: {
        entries: ['packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      },
    }),
};

export default config;
