import { preflight, rootKey } from '@portal/domain/hive';
import { preflightTypes } from '@portal/hive-components/settings';
import { createStore } from '@portal/portal-client/react';
import { expect, test } from 'vitest';
import { createEditor } from '../model/editor.ts';
import { fakeServer, node, openDocument } from '../support/editor-fixture.ts';
import { exampleFindings } from './example-texts.ts';
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
const lookups = { part: () => ({ state: 'sold' as const }), answers: () => true };

test.each(templateNames)(
  'HIVE-04 the template %s fills an empty page without a finding, and one undo empties it',
  (template) => {
    const editor = emptyPage();
    editor.paste(partsOf(template), { parent: rootKey });
    expect(editor.notice.get()?.ok).toBe(true);
    const filled = editor.document.tree.get();
    expect(filled.size).toBeGreaterThan(4);
    expect(preflight(filled, preflightTypes, lookups)).toEqual([]);
    // Until they are rewritten, the review names the examples.
    expect(exampleFindings(filled).length).toBeGreaterThan(1);
    for (const { key } of exampleFindings(filled)) editor.set([key ?? ''], 'text', 'Our own words');
    expect(exampleFindings(editor.document.tree.get())).toEqual([]);
    editor.goTo(0);
    expect(editor.document.tree.get().size).toBe(1);
  },
);
