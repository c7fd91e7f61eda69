// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keyPlaceOf } from './key-hints.ts';

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
