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
  // The frame around the stories is set as they are.
  staticDirs: [{ from: '../packages/design-system/node_modules/inter-ui/variable-latin', to: '/fonts' }],
  managerHead: (head) => `${head}<style>${inter}</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What Storybook has for it reads types without a type checker; prop-tables.ts asks the real one.
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Tests of stories read no tables.
      plugins: [vanillaExtractPlugin(), ...(process.env.VITEST ? [] : [propTables()])],
      // All stories are read for what they depend on before the first runs: a dependency found later would reload a running test.
      optimizeDeps: {
        entries: ['packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      },
    }),
};

export default config;
