import { expect, test, vi } from 'vitest';
import { type SideFacts, sideCommands, type TitleFacts, titleCommands } from './order-commands.ts';

const title = (more: Partial<TitleFacts> = {}): TitleFacts => ({
  lockedReason: null,
  canUndo: true,
  canRedo: false,
  columns: [{ id: 'pack', label: 'Pack', shown: true }],
  actions: [
    { id: 'find', label: 'Find parts' },
    { id: 'closed', label: 'Keep new lines closed', checked: true, disabledReason: 'Your preference decides.' },
    { id: 'anything', label: 'What is added later' },
  ],
  onUndo: vi.fn(),
  onRedo: vi.fn(),
  onRename: vi.fn(),
  onImport: vi.fn(),
  onColumn: vi.fn(),
  onAction: vi.fn(),
  ...more,
});
const side = (more: Partial<SideFacts> = {}): SideFacts => ({
  state: 'open',
  confirmAllowed: true,
  confirmReason: '',
  lockedReason: null,
  deliveryOptions: [{ code: 'PU', name: 'Pick up' }],
  deliveryOption: 'PU',
  firstLine: null,
  onConfirm: vi.fn(),
  onUnconfirm: vi.fn(),
  onSubmit: vi.fn(),
  onDelivery: vi.fn(),
  onDeliveryOption: vi.fn(),
  onFirstLine: vi.fn(),
  onCheck: vi.fn(),
  ...more,
});
const idsOf = (facts: SideFacts) => sideCommands(facts).map(({ id }) => id);

test('every action of the order menu is a command, with its state and reason', () => {
  const facts = title();
  const commands = titleCommands(facts);
  for (const action of facts.actions) {
    const command = commands.find(({ label }) => label === action.label);
    expect(command).toBeDefined();
    command?.run?.();
    expect(facts.onAction).toHaveBeenLastCalledWith(action.id);
  }
  expect(commands.find(({ label }) => label === 'Keep new lines closed')).toMatchObject({
    checked: true,
    disabledReason: 'Your preference decides.',
  });
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
});

test('title bar actions are commands with shortcuts; unavailable ones say why', () => {
  const commands = titleCommands(title({ lockedReason: 'The order is confirmed.' }));
  const of = (id: string) => commands.find((each) => each.id === id);
  expect(of('undo')).toMatchObject({ keys: ['Ctrl', 'Z'] });
  expect(of('undo')).not.toHaveProperty('disabledReason');
  expect(of('redo')).toMatchObject({ disabledReason: 'Nothing to redo' });
  expect(of('import')).toMatchObject({ disabledReason: 'The order is confirmed.' });
  expect(of('rename')).toMatchObject({ disabledReason: 'The order is confirmed.' });
  expect(of('columns')?.choices).toMatchObject([{ label: 'Pack', checked: true }]);
});

test('confirm, unconfirm and submit are commands when the order allows them', () => {
  expect(idsOf(side())).toEqual(['confirm', 'check', 'delivery option', 'delivery']);
  expect(idsOf(side({ state: 'confirmed', onCheck: undefined }))).toEqual([
    'unconfirm',
    'submit',
    'delivery option',
    'delivery',
  ]);
  expect(idsOf(side({ state: 'over', onCheck: undefined }))).toEqual(['delivery option', 'delivery']);
  expect(idsOf(side({ firstLine: 15 }))).toContain('first');
  expect(sideCommands(side({ confirmAllowed: false, confirmReason: 'Line 15 is not a part' }))[0]).toMatchObject({
    label: 'Confirm order',
    disabledReason: 'Line 15 is not a part',
  });
});
