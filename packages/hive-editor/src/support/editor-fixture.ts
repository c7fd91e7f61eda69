import {
  applyDifferences,
  differenceOf,
  type HiveDifference,
  type HiveNode,
  type HiveTree,
  rootKey,
} from '@portal/domain/hive';
import type { Clock } from '@portal/portal-client';
import { modelOf } from '../model/component-types.ts';
import type { DraftApi, DraftStorage, SaveResult, StoredDraft } from '../model/draft-api.ts';
import { createEditorDocument, type DocumentSettings, type EditorDocument } from '../model/editor-document.ts';

export const node = (key: string, name = 'title', more: Partial<HiveNode> = {}): HiveNode => ({
  key,
  parent: rootKey,
  position: 0,
  name,
  description: '',
  active: true,
  settings: {},
  ...more,
});

/** A page with a title, a block with two titles, and a grid with one. */
export const startTree: HiveTree = new Map(
  [
    node(rootKey, 'block', { parent: null }),
    node('t', 'title', { settings: { text: 'Winter' } }),
    node('b', 'block', { position: 1 }),
    node('b1', 'title', { parent: 'b', settings: { text: 'One' } }),
    node('b2', 'title', { parent: 'b', position: 1, settings: { text: 'Two' } }),
    node('g', 'grid', { position: 2, settings: { columns: 2, rows: 2 } }),
    node('g1', 'title', { parent: 'g', position: 2 }),
  ].map((each) => [each.key, each]),
);

/** A clock that a test advances; due timers run in their order. */
export function manualClock(): Clock & { pass(milliseconds: number): Promise<void> } {
  let now = 0;
  let due: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      due.push(timer);
      return () => {
        due = due.filter((each) => each !== timer);
      };
    },
    async pass(milliseconds) {
      now += milliseconds;
      const ripe = due.filter((each) => each.at <= now);
      due = due.filter((each) => each.at > now);
      for (const each of ripe) each.run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** A server with one draft, by the rules of the real one: applies all differences or none, and returns those missed since a revision. */
export function fakeServer(tree: HiveTree = startTree) {
  const log: { readonly revision: number; readonly differences: readonly HiveDifference[] }[] = [];
  const server = {
    tree,
    revision: 1,
    /** Results to return for the next requests instead of the regular ones. */
    instead: [] as (SaveResult['kind'] | 'lost')[],
    sends: 0,
    put(to: HiveTree) {
      const differences = differenceOf(server.tree, to, modelOf);
      server.tree = to;
      server.revision += 1;
      log.push({ revision: server.revision, differences });
    },
    /** Cleans text as the real server does (HIVE-14). */
    clean: (text: string) => text.replace('<script>', ''),
    api(): DraftApi {
      return {
        async send(differences, seen) {
          server.sends += 1;
          const other = server.instead.shift();
          if (other === 'unreachable' || other === 'conflict') return { kind: other };
          if (other === 'refused' || other === 'closed') return { kind: other, message: 'No.' };
          const touched = new Set(differences.map((each) => `${each.kind} ${each.key}`));
          const missed = log.filter((each) => each.revision > seen).flatMap((each) => each.differences);
          if (missed.some((each) => touched.has(`${each.kind} ${each.key}`))) return { kind: 'conflict' };
          const applied = applyDifferences(server.tree, differences, modelOf);
          if (!applied.ok) return { kind: 'conflict' };
          const nodes = new Map(applied.tree);
          const settings = new Map<string, HiveNode['settings']>();
          for (const { key } of differences) {
            const each = nodes.get(key);
            if (typeof each?.settings.text !== 'string') continue;
            const clean = { ...each.settings, text: server.clean(each.settings.text) };
            settings.set(key, clean);
            if (clean.text !== each.settings.text) nodes.set(key, { ...each, settings: clean });
          }
          server.put(nodes);
          // Saved, but the response is lost.
          if (other === 'lost') return { kind: 'unreachable' };
          return { kind: 'done', revision: server.revision, missed, settings, notes: [] };
        },
        async read() {
          return {
            tree: new Map([...server.tree].map(([key, each]) => [key, { ...each }])),
            revision: server.revision,
          };
        },
      };
    },
  };
  return server;
}

export function memoryStorage(): DraftStorage & { stored: StoredDraft | null } {
  const storage = {
    stored: null as StoredDraft | null,
    read: async () => (storage.stored ? [storage.stored] : []),
    async write(stored: StoredDraft) {
      storage.stored = stored;
      return true;
    },
    async clear() {
      storage.stored = null;
    },
  };
  return storage;
}

export function openDocument(
  server: ReturnType<typeof fakeServer>,
  more: Partial<DocumentSettings> = {},
): EditorDocument & { readonly clock: ReturnType<typeof manualClock> } {
  const clock = manualClock();
  const document = createEditorDocument({
    tree: server.tree,
    revision: server.revision,
    editable: true,
    stored: [],
    api: server.api(),
    storage: memoryStorage(),
    clock,
    onNote: () => {},
    ...more,
  });
  return { ...document, clock };
}
