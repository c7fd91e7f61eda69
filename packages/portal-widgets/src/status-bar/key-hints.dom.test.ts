import { expect, test } from 'vitest';
import { keyHintsAt, keyPlaceOf } from './key-hints.ts';

test('LINE-16 the keys shown are those of the place that has the focus', () => {
  document.body.innerHTML = `
    <main>
      <h1 id="title"></h1>
      <div role="grid"><div role="gridcell" id="cell"><input id="quantity"></div></div>
      <div role="group"><input id="code"><button id="add"></button></div>
    </main>`;
  const place = (id: string) => keyPlaceOf(document.getElementById(id));
  expect(place('cell')).toBe('line');
  expect(place('quantity')).toBe('field');
  expect(place('code')).toBe('entry');
  expect(['add', 'title', 'none'].map(place)).toEqual(['elsewhere', 'elsewhere', 'elsewhere']);
});

test('LINE-16 CART-08 a locked order offers no undo or confirm, and a quick quote no confirm', () => {
  const does = (canEdit: boolean, canConfirm: boolean) =>
    keyHintsAt('line', { canEdit, canConfirm }).map((hint) => hint.does);
  expect(does(true, true)).toEqual(['lines', 'open', 'undo', 'confirm']);
  expect(does(true, false)).toEqual(['lines', 'open', 'undo']);
  expect(does(false, false)).toEqual(['lines', 'open', 'print']);
});
