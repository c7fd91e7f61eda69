import { define } from '../../registry/definition.ts';
import { pictures } from '../../settings/address.ts';
import { pictureLookSettings } from '../../settings/background-picture.ts';
import { number } from '../../settings/number.ts';
import { perWidth } from '../../settings/per-width.ts';
import { shares } from '../../settings/shares.ts';
import { yesNo } from '../../settings/yes-no.ts';

export const grid = define({
  name: 'grid',
  id: 0,
  label: 'Grid',
  summary: 'Cells in columns and rows, each with one component.',
  icon: 'Grid3x3',
  group: 'Layout',
  children: 'cells',
  cells: ({ columns, rows }) => ({ count: columns * rows, columns }),
  islands: ['more'],
  settings: {
    ...perWidth(
      'columns',
      number('Columns', 3, { min: 1, max: 12, whole: true, note: 'Fewer where there is no room' }),
    ),
    rows: number('Rows', 3, { min: 1, max: 100, whole: true }),
    initialRows: number('Rows at first', 3, {
      min: 1,
      max: 100,
      whole: true,
      note: 'The rest show with Show more',
    }),
    showMore: yesNo('Show more', false),
    showMoreIterator: number('Rows more each time', 1, { min: 1, max: 100, whole: true }),
    columnSpacing: number('Space between columns', 16, { min: 0, max: 200, note: 'Pixels' }),
    columnShares: shares('Column shares'),
    rowSpacing: number('Space between rows', 16, { min: 0, max: 200, note: 'Pixels' }),
    cellPictures: pictures('Background pictures', {
      note: 'One for each cell, each on its own line: the first line is for cell 1. An empty line is for none',
    }),
    ...pictureLookSettings,
  },
  shown: {
    pictureFocus: ({ cellPictures }) => cellPictures !== '',
    pictureOverlay: ({ cellPictures }) => cellPictures !== '',
    initialRows: ({ showMore }) => showMore,
    showMoreIterator: ({ showMore }) => showMore,
  },
});
