import { commonMessages as common } from './common.ts';

/** The title bar of an order. */
export const orderTitleMessages = {
  rename: 'Rename this order',
  reference: 'Customer reference',
  warehouse: common.warehouse,
  person: common.workedOnBy,
  undo: common.undo,
  undoNothing: 'Nothing to undo',
  undoStep: (step: string) => `Undo: ${step}`,
  redo: 'Redo',
  redoNothing: 'Nothing to redo',
  redoStep: (step: string) => `Redo: ${step}`,
  find: common.findParts,
  findHint: 'Filters, sizes and words',
  importList: 'Import',
  columns: 'Columns',
  more: 'More',
  otherEdits: 'Changed by others',
};
