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
await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink', 'v8'] } });
await call(what); await call('settle');
const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
await cdp.send('Tracing.end'); await done;
const t0 = Math.min(...events.filter((e) => e.ph === 'X').map((e) => e.ts));
for (const e of events.filter((e) => e.ph === 'X' && (['Layout', 'UpdateLayoutTree', 'FunctionCall', 'PrePaint', 'Paint', 'EvaluateScript', 'Layerize', 'Commit','V8.GC_MC_BACKGROUND_MARKING','MinorGC','MajorGC'].includes(e.name)) && e.dur > 150).sort((a, b) => a.ts - b.ts)) {
  const st = e.args?.beginData?.stackTrace ?? e.args?.data?.stackTrace;
  console.log(((e.ts - t0) / 1000).toFixed(1).padStart(7), (e.dur / 1000).toFixed(2).padStart(7), (e.tdur/1000).toFixed(2).padStart(7), e.name, e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? '', e.args?.beginData?.totalObjects ?? '', (st ?? []).slice(0, 4).map((f) => `${f.functionName}:${f.lineNumber}`).join(' < '));
}
await close(); await browser.close(); await server.stop();
