import { type ComponentRecord, keys, record } from './record.ts';

const silent = 'Nothing: it adds no meaning.';

/** What arranges. */
export const layout: Readonly<Record<string, ComponentRecord>> = {
  Page: record({
    use: ['The frame of a screen: header, content, side.'],
    anatomy: ['Header', 'Content', 'Side', 'Foot'],
    screenReader: 'Landmarks with names.',
    related: ['Split', 'SkipLink'],
  }),
  Split: record({
    use: ['Two panes whose border people can move.'],
    avoid: ['A fixed side: Page.'],
    anatomy: ['Pane', 'Separator', 'Pane'],
    keyboard: [
      ['Arrow keys on the separator', 'move it'],
      ['Enter', 'closes and opens a pane'],
    ],
    screenReader: 'A separator with its position.',
    related: ['Page'],
  }),
  Stack: record({
    use: ['One below the other, with one gap.'],
    avoid: ['In a row: Inline.'],
    screenReader: silent,
    related: ['Inline', 'Grid'],
  }),
  Inline: record({
    use: ['In a row, with one gap.'],
    avoid: ['In columns: Grid.'],
    screenReader: silent,
    related: ['Stack', 'Grid'],
  }),
  Grid: record({
    use: ['In columns of equal or least width.'],
    avoid: ['Data with a head: Table.'],
    screenReader: silent,
    related: ['Stack', 'Table'],
  }),
  Card: record({
    use: ['A thing among others of its kind, with its own actions.'],
    avoid: ['A section of a page: a heading and space.'],
    dont: ['Put a card into a card.'],
    anatomy: ['Title', 'Note', 'Content', 'Controls at the end', 'Foot'],
    keyboard: keys.link,
    screenReader: 'A heading at the given level; a card that is a link reads its title.',
    related: ['Grid', 'Stat'],
  }),
  Divider: record({
    use: ['Between groups that belong to the same section.'],
    avoid: ['Space is enough.', 'A new section: a heading.'],
    anatomy: ['Line', 'Label'],
    screenReader: 'A separator, or its label.',
    content: ['The label is one word: or.'],
    status: 'new',
    related: ['ToolbarSeparator', 'Stack'],
  }),
  AspectRatio: record({
    use: ['A picture or video whose size is unknown until it has loaded.'],
    anatomy: ['Box', 'Picture'],
    screenReader: 'Reads the picture’s own text.',
    status: 'new',
    related: ['Card'],
  }),
  ScrollArea: record({
    use: ['A part of the page that must not make it longer.'],
    avoid: ['The page can scroll instead.'],
    do: ['Let the last visible row be cut, so that people see that there is more.'],
    anatomy: ['Content', 'The system’s scroll bar'],
    keyboard: [
      ['Tab', 'moves the focus to it'],
      ['Arrow keys, Page up, Page down', 'scroll'],
    ],
    screenReader: 'A region with its label.',
    status: 'new',
    related: ['Table', 'CodeBlock'],
  }),
  Show: record({
    use: ['Content for small or for larger screens only.'],
    avoid: ['The layout can adapt by itself: Grid, Inline.'],
    dont: ['Hide something on a phone that people need there.'],
    screenReader: 'Reads only what is shown.',
    status: 'new',
    related: ['Grid', 'Page'],
  }),
  VisuallyHidden: record({
    use: ['Words for assistive technology that the picture already says.'],
    dont: ['Hide something that sighted people need too.'],
    screenReader: 'Reads it; with `live` it announces changes.',
    related: ['Icon'],
  }),
  ThemeProvider: record({
    use: ['Once around the app: theme, spacing, motion and direction.'],
    avoid: ['Without React: set `data-theme` on the root element.'],
    screenReader: silent,
    related: ['MotionProvider'],
  }),
  MotionProvider: record({
    use: ['A part of the page with another speed of motion.'],
    avoid: ['The whole page: ThemeProvider.'],
    screenReader: silent,
    related: ['ThemeProvider'],
  }),
};
