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
    ['kwik bolt m12', 'wedge_anchor', 'M12'],
    ['Anderton 1300-35', 'internal_circlip', '35 mm'],
    ['csk winged 12-24 x 65', 'self_drilling_screw', '#12'],
    ['nuts for m12 bolts', 'hex_nut', 'M12'],
    ['cup heads galv w/ nut M12', 'cup_head_bolt', 'M12'],
    ['hose clamps 1 inch', 'hose_clamp', '25 mm'],
  ])('%s', (text, family, size) => {
    const [item] = readFastener(text).items;
    expect(item?.families[0]).toBe(family);
    expect(item?.size?.text).toBe(size);
  });
});

describe('SRCH-01 sizes and quantities in unusual places', () => {
  test.each([
    ['16M washer', 'M16', null, null],
    ['bolts 8mm x 1"', 'M8', 25.4, null],
    ['DIN 7504-K 4,8 x 25', '#10', 25, null],
    ['4.8 rivets 16mm', '4.8 mm', 16, null],
    ['M12x80/46 hex bolt', 'M12', 80, null],
    ['M20x2.5P x 90L hex bolt', 'M20', 90, null],
    ['twelve mm nyloc nuts', 'M12', null, null],
    ['wants 2 hundred m12 x 35 sets', 'M12', 35, '200'],
    ['hose clips 20-32 qty six', '20–32 mm', null, '6'],
    ['dozen 20mm nylocs', 'M20', null, '12'],
    ['roll pins: 6x30 (x8),', '6 mm', 30, '8'],
    ['8M x 25 cap screw', 'M8', 25, null],
    ['seven sixteenths unf nut', '7/16', null, null],
    ['two hundred and fifty M5 nuts', 'M5', null, '250'],
    ['twenty five M8 x 40 cap screws', 'M8', 40, '25'],
    ['two gross M4x10 pan heads', 'M4', 10, '288'],
    ['M16 nylocs - fifty', 'M16', null, '50'],
    ['two part epoxy m12', 'M12', null, null],
    ['12/5x50 split pin', '5 mm', 50, '12'],
    ['5/8 x 2 split pin', '5/8', 50.8, null],
    ['M8 nuts x 200 BZP', 'M8', null, '200'],
    ['M6x16 csk socket [40]', 'M6', 16, '40'],
    ['M8 nuts zinc 2 x 100 pk', 'M8', null, '2 x 100'],
    ['M8 x 40 hex bolt zinc, pack 50, 3 packs', 'M8', 40, '150'],
    ['M10 washer 304 100 pcs', 'M10', null, '100 pcs'],
    ['20 -M10 drop-ins', 'M10', null, '20'],
    ['Button head screw M5 x 0.8 mm, 12 mm long', 'M5', 12, null],
    ['3.2 pop rivets long 16mm', '3.2 mm', 16, null],
    ['pop rivs 73AS64', '4.8 mm', null, null],
    ['gyprock screws 6 x 32', '#6', 32, null],
    ['wood screws 8 x 1 1/2', '#8', 1.5 * 25.4, null],
    ['10g wings 40', '#10', 40, null],
    ['circlip A25', '25 mm', null, null],
    ['sleeve anchors 6.5 x 36', 'M6', 36, null],
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
