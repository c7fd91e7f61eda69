import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The workspace's own packages go into the build; what comes from a registry stays outside. */
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
        'workbook-worker': at('./src/import/workbook-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@portal\//] },
});
