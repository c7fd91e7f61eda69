import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the workspace's packages; packages from a registry stay external. */
export default defineConfig({
  root: at('.'),
  build: {
    ssr: true,
    target: 'node20',
    outDir: at('./dist'),
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: at('./src/main.ts'),
        'pglite-worker': at('./src/db/pglite-worker.ts'),
        'search-worker': at('./src/catalogue/search/search-worker.ts'),
        'workbook-worker': at('./src/import/workbook-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@portal\//] },
});
