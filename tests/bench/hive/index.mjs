import { build } from '../../../scripts/lib/build.mjs';
import { launch } from '../lib/browser.mjs';
import { benchFolder, installPeers } from '../lib/install.mjs';
import { describeMachine, load, quiet, versionOf } from '../lib/machine.mjs';
import { signInByForm, startPortal } from '../lib/portal.mjs';
import { serve } from '../lib/serve.mjs';
import { figure } from '../lib/stats.mjs';
import { signIn } from '../server/client.mjs';
import { buildPuck, hiveBytes, onDemandBytes } from './build.mjs';
import { hive as portal, puck } from './editors.mjs';
import { measure } from './measure.mjs';
import { nodeTimes, rendererBytes } from './renderer.mjs';
import { pieces } from './shape.mjs';

/** Numbers of components, and CPU slowdown factors. */
const rounds = [
  [100, 1],
  [500, 1],
  [1000, 1],
  [500, 4],
];
const quickRounds = [[500, 1]];

/** Creates a page whose draft has these components, by the editor's calls. Returns its address. */
async function draftOf(staff, name, count) {
  const { page_id } = await staff.call('/v2/pages/create', { uri: `/bench-${name}`, description: `Bench ${name}` });
  const { draft_id, draft } = await staff.call('/v2/drafts/create', { page_id });
  const at = { page_id, draft_id };
  const { components } = await staff.call('/v2/drafts/get-components', at);
  const top = components.find(({ parent }) => parent === null).key;
  const differences = pieces(count).map(({ key, parent, position, type, text }) => ({
    kind: 'add',
    key,
    node: {
      key,
      parent: parent ?? top,
      position,
      name: type,
      description: '',
      active: true,
      settings: type === 'title' ? { text } : {},
    },
  }));
  await staff.call('/v2/drafts/update', { ...at, revision: draft.revision, differences });
  return `/hive?page=${page_id}&draft=${draft_id}`;
}

/** Signed in as somebody who edits pages. */
async function signedIn(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInByForm(page, url, 'mktg');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The page builder of the built portal beside Puck, with the same components, in turns. */
export async function hive({ runs, quick, only }) {
  if (!(await installPeers())) throw new Error('The peers could not be installed.');
  if (!(await build())) throw new Error('The portal could not be built.');
  const peer = await buildPuck();
  const bytes = { hive: hiveBytes(), puck: peer.bytes, renderer: await rendererBytes(), onDemand: onDemandBytes() };
  const node = await nodeTimes(500);
  const calm = await quiet();
  // The page builder needs few parts, and filling a store with few is faster.
  const server = await startPortal('hive', { PORTAL_DEMO_PARTS: '2000' });
  const { url } = server;
  const files = await serve({ puck: peer.folder });
  const samples = [];
  let version = '';
  try {
    const staff = await signIn(url, { connections: 2, username: 'mktg' });
    const first = await launch();
    version = first.version();
    const state = await signedIn(first, url);
    await first.close();
    const editors = [portal, puck].filter(({ id }) => only.length === 0 || only.includes(id));
    for (let run = 0; run < Math.min(runs, 5); run += 1) {
      for (const [count, slowdown] of quick ? quickRounds : rounds) {
        for (const editor of run % 2 === 0 ? editors : [...editors].reverse()) {
          const isOurs = editor.id === 'hive';
          const address = isOurs
            ? url + (await draftOf(staff, `${count}-${slowdown}-${run}`, count))
            : `${files.url}/puck/index.html?count=${count}`;
          const browser = await launch();
          try {
            const found = await measure(browser, editor, {
              url: address,
              state: isOurs ? state : undefined,
              count,
              keys: quick ? 10 : 30,
              acts: count === 500,
              slowdown,
            }).catch((error) => {
              throw new Error(`${editor.id}, ${count} components: ${error.message}`);
            });
            samples.push({ editor: editor.id, count, slowdown, run, load: load(), ...found });
            process.stdout.write(`  ${editor.id}, ${count} slowed ${slowdown}×: ${figure(found.key)} ms a key\n`);
          } finally {
            await browser.close();
          }
        }
      }
      process.stdout.write(`  run ${run + 1} of ${Math.min(runs, 5)}, load ${load().toFixed(1)}\n`);
    }
    staff.close();
  } finally {
    await files.stop();
    await server.stop();
  }
  return {
    machine: { ...describeMachine(), chromium: version, calm },
    version: versionOf(benchFolder, '@puckeditor/core'),
    bytes,
    node,
    samples,
  };
}
