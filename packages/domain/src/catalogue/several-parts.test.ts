import { expect, test } from 'vitest';
import { readFastener } from '../fasteners/read-fastener.ts';
import { withoutSetCounts } from './set-counts.ts';
import { severalParts } from './several-parts.ts';

const read = (text: string) =>
  severalParts(readFastener(withoutSetCounts(text)), text)?.map((part) =>
    part.count === 1 ? part.text : `${part.count} of ${part.text}`,
  ) ?? null;

test.each([
  ['a dozen M20x60 gal bolts with nuts', ['m20x60 gal bolts', 'm20 gal nuts']],
  ['M12x50 bolts nuts and washers 20', ['m12x50 bolts', 'm12 nuts', 'm12 washers']],
  ['bolt + nut + 2 washers m10 x 40, 25', ['bolt m10 x 40', 'nut m10', '2 of washers m10']],
  ['50 x M16x65 hex bolts & nuts zinc', ['m16x65 hex bolts zinc', 'm16 nuts zinc']],
  ['M20 x 50 8.8/S HDG incl. nut & washer', ['m20 x 50 8.8/s hdg', 'm20 8.8/s hdg nut', 'm20 8.8/s hdg washer']],
  ['M12 nuts and washers 40', ['m12 nuts', 'm12 washers']],
  ['m10 spring washers and flat washers 100', ['m10 spring washers', 'm10 flat washers']],
  ['M6 x 20 machine screw pan head with nut 200', ['m6 x 20 machine screw pan head', 'm6 nut']],
  ['M12 x 50 cup head bolt and nut 30', ['m12 x 50 cup head bolt', 'm12 nut']],
  ['M10x50 hex bolts and M10 nuts 20', ['m10x50 hex bolts', 'm10 nuts']],
  ['M8x30 socket cap screws with spring washers 60', ['m8x30 socket cap screws', 'm8 spring washers']],
  ['4.6/S M16x45 bolts complete with nuts HDG 60', ['4.6/s m16x45 bolts hdg', '4.6/s m16 nuts hdg']],
  ['nut & bolt m8x40 50', ['nut m8', 'bolt m8x40']],
])('IMP-06 LINE-16 the parts that “%s” names', (text, parts) => {
  expect(read(text)).toEqual(parts);
});

test.each([
  ['M16 x 125 wedge anchor with nut and washer 10', ['m16 x 125 wedge anchor']],
  ['Structural bolt M20x65 with nut and washer 60', ['structural bolt m20x65']],
  ['M12 x 50 gal bolts without nuts', ['m12 x 50 gal bolts']],
  ['M12 x 50 bolts and washers, no nuts', ['m12 x 50 bolts', 'm12 washers']],
])('IMP-06 nuts and washers that come with the part or are excluded are not ordered: “%s”', (text, parts) => {
  expect(read(text)).toEqual(parts);
});

test.each([
  '10g x 50 hex washer head screws 500',
  'hex flange nut M10 200',
  'm12 washer faced nyloc 10',
  'self drilling screw with neo washer 12-14 x 65 class 4 1000',
  'M8 x 25 sems screw 100',
  'rivet nut m6 100',
  'M24 x 80 bolt/nut/washer 8.8/TB 16',
  'HXB-12050-88Z 100',
  'M12 x 50 hex bolt zinc 100',
])('IMP-06 “%s” names one part', (text) => {
  expect(read(text)).toBeNull();
});
