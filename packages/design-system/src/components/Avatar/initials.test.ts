import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Moira Keane', 'MK'],
  ['moira', 'M'],
  ['  Ana  de la  Cruz ', 'AC'],
  ['李 小龙', '李小'],
  ['𝒜lice', '𝒜'],
  ['', ''],
])('%s is %s', (name, letters) => expect(initialsOf(name)).toBe(letters));
