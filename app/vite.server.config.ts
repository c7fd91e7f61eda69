import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The app as a function from a path to a page, for the server: one folder that needs no packages beside it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    // One module: the server imports a newer build under another address, and its chunks would be those of the older one.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
