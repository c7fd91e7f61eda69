const focusKeys = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The portal's own editor, operated by keyboard and pointer. */
export const hive = {
  id: 'hive',
  name: 'Page builder',
  frame: 'iframe[title="Page at 1200 pixels"]',
  itemOf: ({ key }) => `[data-h="${key}"]`,
  input: (page) => page.getByRole('textbox', { name: 'Text', exact: true }),
  prepare: (page) => page.frameLocator(hive.frame).locator('[data-picked]').first().waitFor(),
  restore: async (page) => {
    await page.locator('[role="tree"] [role="treeitem"][tabindex="0"]').first().focus();
    await focusKeys(page, 'Control+z');
  },
  acts: {
    insert: {
      row: true,
      // Excludes opening the list of components, because the peer has no such list.
      before: async (page) => {
        await focusKeys(page, '/');
        await page.getByRole('dialog', { name: 'Insert a component' }).getByRole('searchbox').fill('Title');
      },
      act: (page) => focusKeys(page, 'Enter'),
    },
    undo: { row: true, act: (page) => focusKeys(page, 'Control+z') },
    duplicate: { select: true, act: (page) => focusKeys(page, 'Control+d') },
    move: { row: true, act: (page) => focusKeys(page, 'Alt+ArrowUp') },
    remove: { row: true, act: (page) => focusKeys(page, 'Delete') },
    // Last and once, because there are two frames from then on.
    frames: { once: true, act: (page) => page.getByRole('radio', { name: '390', exact: true }).click() },
  },
};

/** The peer, through its programming interface, because it has no keys for these actions. */
const ask = (action) => async (page, piece) => {
  await page.evaluate(action, {
    key: piece.key,
    zone: `${piece.parent ?? 'root'}:${piece.parent ? 'content' : 'default-zone'}`,
  });
};
export const puck = {
  id: 'puck',
  name: 'Puck',
  frame: 'iframe#preview-frame',
  itemOf: ({ key }) => `[data-puck-component="${key}"]`,
  input: (page) => page.locator('input[name="text"]:visible'),
  prepare: async () => {},
  restore: (page) => page.evaluate(() => window.puck.history.back()),
  acts: {
    insert: {
      act: ask(({ zone }) => {
        window.puck.dispatch({ type: 'insert', componentType: 'Title', destinationIndex: 0, destinationZone: zone });
      }),
    },
    undo: { act: ask(() => window.puck.history.back()) },
    duplicate: {
      select: true,
      act: ask(({ key }) => {
        const { index, zone } = window.puck.getSelectorForId(key);
        window.puck.dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone });
      }),
    },
    move: {
      select: true,
      act: ask(({ key }) => {
        const { index, zone } = window.puck.getSelectorForId(key);
        window.puck.dispatch({
          type: 'reorder',
          sourceIndex: index,
          destinationIndex: index - 1,
          destinationZone: zone,
        });
      }),
    },
    remove: {
      select: true,
      act: ask(({ key }) => {
        const { index, zone } = window.puck.getSelectorForId(key);
        window.puck.dispatch({ type: 'remove', index, zone });
      }),
    },
  },
};
