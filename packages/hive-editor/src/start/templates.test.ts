import { preflight, rootKey } from '@portal/domain/hive';
import { preflightTypes } from '@portal/hive-components/settings';
import { createStore } from '@portal/portal-client/react';
import { expect, test } from 'vitest';
import { createEditor } from '../model/editor.ts';
import { fakeServer, node, openDocument } from '../support/editor-fixture.ts';
import { partsOf, templateNames } from './templates.ts';

function emptyPage() {
  let made = 0;
  return createEditor({
    document: openDocument(fakeServer(new Map([[rootKey, node(rootKey, 'block', { parent: null })]]))),
    clipboard: createStore(null),
    newKey: () => {
      made += 1;
      return `n${made}`;
    },
  });
}
const lookups = { part: () => ({ state: 'sold' as const }), pathExists: () => true };

test.each(templateNames)(
  'HIVE-04 the template %s fills an empty page with examples that must be rewritten and no other finding, and one undo empties it',
  (template) => {
    const editor = emptyPage();
    editor.paste(partsOf(template), { parent: rootKey });
    expect(editor.notice.get()?.ok).toBe(true);
    const filled = editor.document.tree.get();
    expect(filled.size).toBeGreaterThan(4);
    const findings = preflight(filled, preflightTypes, lookups);
    expect(findings.length).toBeGreaterThan(1);
    expect(new Set(findings.map(({ kind, severity }) => `${kind} ${severity}`))).toEqual(
      new Set(['example_text stop']),
    );
    for (const { key } of findings) editor.set([key ?? ''], 'text', 'Our own words');
    expect(preflight(editor.document.tree.get(), preflightTypes, lookups)).toEqual([]);
    editor.goTo(0);
    expect(editor.document.tree.get().size).toBe(1);
  },
);
