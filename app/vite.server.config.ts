import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './build/lean-router.ts';
import { noSchemas } from './build/no-schemas.ts';

/** The app as a function from a path to a page, for the server: everything in one folder that needs nothing beside it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), noSchemas(), leanRouter()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    // One module: the server loads a newer build under another address, and parts of it would load the older one again.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
