import { launch, openPage } from './lib/browser.mjs';
import { serve } from './lib/serve.mjs';
const [, , id = 'ours', what = 'mount'] = process.argv;
const server = await serve({ [id]: `/tmp/plain/pages/${id}` });
const browser = await launch();
const { cdp, call, close } = await openPage(browser, `${server.url}/${id}/index.html`);
await call('prepare', false);
if (what !== 'mount') { await call('mount'); await call('settle'); await call('prepare', true); }
if (what === 'theme') await call('prices');
await call('settle');
const events = [];
cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink','v8','disabled-by-default-blink.debug','disabled-by-default-devtools.timeline.invalidationTracking'.slice(0,0)||'blink'] } });
await call(what); await call('settle');
const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
await cdp.send('Tracing.end'); await done;
const t0 = Math.min(...events.filter((e) => e.ph === 'X').map((e) => e.ts));
for (const e of events.filter((e) => e.ph === 'X' && (['Layout', 'UpdateLayoutTree', 'FunctionCall', 'PrePaint', 'Paint', 'EvaluateScript', 'Layerize', 'Commit','V8.GC_MC_BACKGROUND_MARKING','MinorGC','MajorGC'].includes(e.name)) && e.dur > 150).sort((a, b) => a.ts - b.ts)) {
  const st = e.args?.beginData?.stackTrace ?? e.args?.data?.stackTrace;
  console.log(((e.ts - t0) / 1000).toFixed(1).padStart(7), (e.dur / 1000).toFixed(2).padStart(7), (e.tdur/1000).toFixed(2).padStart(7), e.name, e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? '', e.args?.beginData?.totalObjects ?? '', (st ?? []).slice(0, 4).map((f) => `${f.functionName}:${f.lineNumber}`).join(' < '));
}
await close(); await browser.close(); await server.stop();
const by = new Map();
for (const e of events.filter((e) => e.name === 'SelectorStats')) for (const s of e.args.selector_stats?.selector_timings ?? []) { const o = by.get(s.selector) ?? { us: 0, tries: 0, hits: 0, fast: 0 }; o.us += s['elapsed (us)']; o.tries += s.match_attempts; o.hits += s.match_count; o.fast += s.fast_reject_count; by.set(s.selector, o); }
let sum = 0; for (const o of by.values()) sum += o.us; console.log('selectors us', sum, 'attempts', [...by.values()].reduce((a, o) => a + o.tries, 0), 'matches', [...by.values()].reduce((a, o) => a + o.hits, 0));
for (const [k, o] of [...by].sort((a, b) => b[1].us - a[1].us).slice(0, 45)) console.log(o.us, o.tries, o.hits, o.fast, k);
