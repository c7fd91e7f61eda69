import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { packageCss } from './build/package-css.ts';
import { packageFonts } from './build/package-fonts.ts';

const source = join(import.meta.dirname, 'src/');

/** Components and hooks run in the browser; servers that render React Server Components read the directive. */
const forTheClient = /\.tsx$|\/use-[\w-]+\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), packageCss(source), packageFonts(source)],
  build: {
    outDir: 'dist',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        themes: 'src/themes/index.ts',
        'theme-names': 'src/themes/names.ts',
        'theme-editing': 'src/themes/editing/index.ts',
        css: 'src/css.ts',
        icons: 'src/icons.ts',
        base: 'src/base.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // Dependencies stay imports, so that an application has one copy of each.
      external: /^[^./\0]/,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: ({ facadeModuleId }) => (forTheClient.test(facadeModuleId ?? '') ? "'use client';" : ''),
      },
    },
  },
});
