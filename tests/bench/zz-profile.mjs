import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { launch, openPage } from './lib/browser.mjs';
import { serve } from './lib/serve.mjs';
import { benchFolder } from './lib/install.mjs';
import { workspaceAlias } from './lib/workspace.mjs';
const [, , id = 'ours', what = 'mount', n = '6', rebuild = 'yes'] = process.argv;
const outDir = `/tmp/plain/pages/${id}`;
if (rebuild === 'yes') {
  await build({ configFile: false, root: benchFolder, base: './', mode: 'production', logLevel: 'warn', define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: id.startsWith('ours') ? workspaceAlias : [], dedupe: ['react', 'react-dom', 'scheduler'] }, plugins: [react(), vanillaExtractPlugin({ identifiers: 'debug' })],
    build: { outDir, emptyOutDir: true, minify: false, target: 'es2023', rolldownOptions: { input: join(benchFolder, 'grid', 'pages', `${id}.tsx`), output: { entryFileNames: 'page.js' } } } });
  const { readdirSync } = await import('node:fs');
  const css = readdirSync(outDir, { recursive: true }).filter((f) => f.endsWith('.css')).map((f) => `<link rel="stylesheet" href="./${f}">`).join('');
  writeFileSync(join(outDir, 'index.html'), `<!doctype html><html><head><meta charset="utf-8">${css}</head><body><div id="root"></div><script type="module" src="./page.js"></script></body></html>`);
}
const inc = new Map();
function inclusive(profile) {
  const nodes = new Map(profile.nodes.map((x) => [x.id, x])); const parent = new Map();
  for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id);
  profile.samples.forEach((s, j) => { const seen = new Set(); for (let at = s; at !== undefined; at = parent.get(at)) { const f = nodes.get(at).callFrame; const key = `${f.functionName || '(anon)'} :${f.lineNumber + 1}`; if (!seen.has(key)) { seen.add(key); inc.set(key, (inc.get(key) ?? 0) + profile.timeDeltas[j] / 1000); } } });
}
const server = await serve({ [id]: outDir });
const browser = await launch();
const self = new Map();
const parts = { ScriptDuration: 0, LayoutDuration: 0, RecalcStyleDuration: 0 };
for (let i = 0; i < Number(n); i += 1) {
  const { page, cdp, call, close } = await openPage(browser, `${server.url}/${id}/index.html`);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const get = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]));
  await call('prepare', false);
  if (what !== 'mount') { await call('mount'); await call('settle'); await call('prepare', true); }
  if (what === 'theme') await call('prices');
  await call('settle');
  if (process.env.CPU) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 }); await cdp.send('Profiler.start'); }
  const a = await get();
  await call(what); await call('settle');
  const b = await get();
  for (const k of Object.keys(parts)) parts[k] += (b[k] - a[k]) * 1000;
  if (process.env.CPU) {
    const { profile } = await cdp.send('Profiler.stop');
    globalThis.lastProfile = profile;
    const nodes = new Map(profile.nodes.map((x) => [x.id, x]));
    profile.samples.forEach((s, j) => { const f = nodes.get(s).callFrame; const key = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber + 1}`; self.set(key, (self.get(key) ?? 0) + profile.timeDeltas[j] / 1000); });
  }
  if (process.env.INC) { const { profile } = await (async () => ({ profile: globalThis.lastProfile }))(); if (profile) inclusive(profile); }
  if (i === 0) console.log('dom', await page.evaluate(() => document.querySelectorAll('*').length), 'rows', await page.evaluate(() => document.querySelectorAll('[data-row]').length));
  if (i === 0 && process.env.HTML) console.log(await page.evaluate(() => document.querySelectorAll('[data-row]')[12]?.outerHTML));
  await close();
}
for (const k of Object.keys(parts)) console.log(k, (parts[k] / n).toFixed(2));
for (const [k, v] of [...self].sort((x, y) => y[1] - x[1]).slice(0, 60)) console.log((v / n).toFixed(2), k);
if (process.env.INC) { console.log('--- inclusive'); for (const [k, v] of [...inc].sort((x, y) => y[1] - x[1]).slice(0, 140)) console.log((v / n).toFixed(2), k); }
await browser.close(); await server.stop();
