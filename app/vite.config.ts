import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { keepBuilds, nextBuild } from './build/keep-builds.ts';
import { leanRouter } from './build/lean-router.ts';
import { noSchemas } from './build/no-schemas.ts';

const build = Number(process.env.VITE_PORTAL_BUILD ?? nextBuild(`${import.meta.dirname}/dist`));
// What the app reads as its own number.
process.env.VITE_PORTAL_BUILD = String(build);
const api = process.env.PORTAL_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), noSchemas(), leanRouter(), bootScript(), keepBuilds(build)],
  // The server puts a fresh nonce in its place in every answer, which lets the content security policy do without unsafe-inline.
  html: { cspNonce: '__CSP_NONCE__' },
  // React has had it since 18; the stand-in for older ones is loaded for nothing.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    manifest: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // What every screen shows stands in one file with React: many small ones compress worse and are asked for one by one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|scheduler|react-dom)\/|lucide-react\/dist\/esm\/(?!icons)|design-system\/src\/(?:internal\/cx|components\/(?:Button|Icon|IconButton|Kbd|Mark|Skeleton|Stack|ErrorState|Banner)\/)/,
            },
            { name: 'fetching', test: /node_modules\/(?:swr|dequal|use-sync-external-store)\// },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/v2': api, '/v3': api } },
  preview: { proxy: { '/v2': api, '/v3': api } },
});
