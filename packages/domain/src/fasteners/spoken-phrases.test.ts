import { describe, expect, test } from 'vitest';
import { readFastener } from './read-fastener.ts';
import { spokenPhrases, withoutPhrases } from './spoken-phrases.ts';

describe('SRCH-01 names of several words', () => {
  test('a meaning is never longer than its name, so that positions in the text stay the same', () => {
    const longer = [...spokenPhrases].filter(([phrase, meaning]) => meaning.length > phrase.length);
    expect(longer).toEqual([]);
    for (const [phrase] of spokenPhrases)
      expect(withoutPhrases(`10 ${phrase} m8`)).toHaveLength(`10 ${phrase} m8`.length);
  });

  test.each([
    ['vis à tête cylindrique six pans creux M5x16', 'socket_cap_screw', 'M5'],
    ['vis sans tête M6x8 bout plat', 'socket_set_screw', 'M6'],
    ['goupille élastique 5x30', 'roll_pin', '5 mm'],
    ['dado cieco M8', 'dome_nut', 'M8'],
    ['barra filettata M12', 'threaded_rod', 'M12'],
    ['ring bolts m16', 'eye_bolt', 'M16'],
    ['drop ins m10', 'drop_in_anchor', 'M10'],
    ['tru bolts m12', 'wedge_anchor', 'M12'],
  ])('%s', (text, family, size) => {
    const [item] = readFastener(text).items;
    expect(item?.families[0]).toBe(family);
    expect(item?.size?.text).toBe(size);
  });
});

describe('SRCH-01 sizes and quantities in unusual places', () => {
  test.each([
    ['16M washer', 'M16', null, null],
    ['m12bolt100', 'M12', 100, null],
    ['bolt 8.8 d=16 l=60', 'M16', 60, null],
    ['73AS6-6', '4.8 mm', null, null],
    ['100xM12nuts zp', 'M12', null, '100'],
    ['2 x 25 external circlip', '25 mm', null, '2'],
    ['25 x 1.2 external circlip', '25 mm', null, null],
    ['a gross of 1/4 flat washers', '1/4', null, '144'],
    ['3 pk/50 m6x16 button head screws', 'M6', 16, '3*50'],
    ['M6 x 16 button head screws (50pk)', 'M6', 16, '50'],
    ['M3 x 10 cap screws, pack of 100 (Qty: 2)', 'M3', 10, '200'],
    ['grub screws m8 x 10 - 20 pls', 'M8', 10, '20'],
    ['M12 threaded rod, 1 m lengths No. 60', 'M12', 1000, '60'],
    ['and a hundred M10 flat washers', 'M10', null, '100'],
    ['1 bucket of 14g x 100 bugle batten screws zinc, 250', '#14', 100, '250'],
    ['12-14 teks 65 class 4 x 1000', '#12', 65, '1000'],
    ['2x [M12x100 8.8 bolt]', 'M12', 100, '2'],
    ['qty: 15 / M20x2.5x80 bolt', 'M20', 80, '15'],
  ])('%s', (text, size, length, quantity) => {
    const reading = readFastener(text);
    const [item] = reading.items;
    expect(item?.size?.text).toBe(size);
    expect(item?.length?.mm ?? null).toBe(length);
    expect(reading.quantity?.text ?? null).toBe(quantity);
  });

  test('a cap screw of an SAE grade has a hexagon head, one of class 12.9 a socket', () => {
    expect(readFastener('7/16-14 x 1-3/4 cap screw gr8').items[0]?.families[0]).toBe('hex_bolt');
    expect(readFastener('M8 x 20 cap screw 12.9').items[0]?.families[0]).toBe('socket_cap_screw');
  });

  test('a washer with two equal sides is a square washer', () => {
    expect(readFastener('plate washer 50x50x6 m16').items[0]?.families[0]).toBe('square_washer');
  });
});
