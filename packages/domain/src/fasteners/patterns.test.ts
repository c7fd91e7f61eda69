import { describe, expect, test } from 'vitest';
import {
  captured,
  either,
  followedBy,
  notFollowedBy,
  oneOf,
  oneOfDecimals,
  oneOfNames,
  optional,
  sequence,
} from './patterns.ts';

const whole = (source: string) => new RegExp(`^${source}$`);

describe('SRCH-01 parts of patterns', () => {
  test('a part with alternatives stays one part within a sequence', () => {
    const pattern = whole(sequence(/a|b/, optional(/c|d/), either(/e/, 'f|g')));
    for (const text of ['ae', 'bdg', 'acf']) expect(text).toMatch(pattern);
    for (const text of ['a', 'be g', 'cde']) expect(text).not.toMatch(pattern);
  });

  test('words match literally, the longest first', () => {
    expect(new RegExp(oneOf(['pk', 'a$', 'pkt'])).exec('pkt')?.[0]).toBe('pkt');
    expect('a$').toMatch(whole(oneOf(['pk', 'a$', 'pkt'])));
    expect('q.ty').not.toMatch(whole(oneOf(['q-ty'])));
  });

  test('decimal numbers may have a comma, and nothing else in its place', () => {
    const pattern = whole(oneOfDecimals(['4.8', '6.3']));
    for (const text of ['4.8', '6,3']) expect(text).toMatch(pattern);
    expect('4x8').not.toMatch(pattern);
  });

  test('spaces and punctuation in a name are optional', () => {
    const pattern = whole(oneOfNames(['as / nzs', 'din - iso']));
    for (const text of ['as/nzs', 'as nzs', 'asnzs', 'din-iso', 'din iso', 'diniso']) expect(text).toMatch(pattern);
    for (const text of ['as-nzs', 'din/iso']) expect(text).not.toMatch(pattern);
  });

  test('lookahead does not consume, and groups are named', () => {
    const pattern = new RegExp(sequence(captured('figure', /\d+/), followedBy(/mm/, /x/), notFollowedBy(/x2/)));
    expect(pattern.exec('12mm')?.groups?.figure).toBe('12');
    expect(pattern.exec('12mm')?.[0]).toBe('12');
    expect(pattern.exec('12x2')).toBeNull();
  });
});
