import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadTypeface } from './build/preload-typeface.ts';
import { nextBuild, retainBuilds } from './build/retain-builds.ts';
import { themeBoot } from './build/theme-boot.ts';

const build = Number(process.env.VITE_PORTAL_BUILD ?? nextBuild(`${import.meta.dirname}/dist`));
// The app reads its own build number from here.
process.env.VITE_PORTAL_BUILD = String(build);

const api = process.env.PORTAL_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), themeBoot(), preloadTypeface(), retainBuilds(build)],
  // The server puts a fresh nonce here in each response, so the content security policy needs no unsafe-inline.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    manifest: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      output: {
        // Chunks follow the routes' dynamic imports. What every page loads at once is two files instead of sixty.
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\// },
            // Styles that five or more chunks use are one file: the first paint waits for each style sheet (decision 62).
            { name: 'styles', test: /\.css$/, minShareCount: 5 },
            { name: 'app', tags: ['$initial'], test: /^(?!.*(?:index\.html|entry-client\.tsx)$)/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/v2': api, '/v3': api } },
  preview: { proxy: { '/v2': api, '/v3': api } },
});
