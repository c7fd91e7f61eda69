import { rootKey } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { startTree } from '../support/editor-fixture.ts';
import { dropAt } from './drop.ts';

test('HIVE-16 a drop on the page goes before, after or into the component under the pointer, whichever is possible', () => {
  const drop = (moved: string, target: string, share: number) => {
    const found = dropAt(startTree, moved, target, share);
    return found && `${found.position} ${found.to.parent} ${found.to.position ?? 'end'}`;
  };
  expect(drop('t', 'b2', 0.1)).toBe('before b 1');
  expect(drop('t', 'b2', 0.9)).toBe('after b 2');
  expect(drop('t', 'b', 0.5)).toBe('inside b end');
  expect(drop('t', 'b', 0.95)).toBe(`after ${rootKey} 1`);
  expect(drop('b1', 'g', 0.5)).toBe('inside g end');
  expect(drop('b1', 'g1', 0.2)).toBe('before g 2');
  expect(drop('b1', rootKey, 0.01)).toBe(`inside ${rootKey} end`);
  expect(drop('b', 'b1', 0.5)).toBeNull();
  expect(drop('b', 'b', 0.5)).toBeNull();
  expect(drop(rootKey, 'b', 0.5)).toBeNull();
});
