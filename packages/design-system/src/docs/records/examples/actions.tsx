import { Button } from '../../../components/Button/Button.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { ContextMenu } from '../../../components/ContextMenu/ContextMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Kbd } from '../../../components/Kbd/Kbd.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SplitButton } from '../../../components/SplitButton/SplitButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '../../../components/Toolbar/Toolbar.tsx';
import { Bold, Copy, Italic, List, Star, Trash2 } from '../../../icons.ts';
import { type Examples, Held, none } from './example.tsx';

const copy = { key: 'copy', label: 'Copy order', onSelect: none };
const remove = { key: 'delete', label: 'Delete order', tone: 'critical', onSelect: none } as const;

/** Components that people press. */
export const actions = {
  Button: {
    good: (
      <Inline gap={2}>
        <Button kind="filled">Save address</Button>
        <Button>Cancel</Button>
      </Inline>
    ),
    goodWhy: 'One filled button, with a verb and what it acts on.',
    bad: (
      <Inline gap={2}>
        <Button kind="filled">OK</Button>
        <Button kind="filled">Cancel</Button>
      </Inline>
    ),
    badWhy: 'Two equal buttons, and a word that does not say what happens.',
  },
  Link: {
    good: <Link href="#certificates">Test certificates of this order</Link>,
    goodWhy: 'Makes sense in a list of links.',
    bad: (
      <span>
        For certificates click <Link href="#certificates">here</Link>
      </span>
    ),
    badWhy: 'Says nothing by itself.',
  },
  IconButton: {
    good: (
      <>
        <Inline gap={2}>
          <IconButton icon={Copy} label="Copy HXB-12050-88Z" />
        </Inline>
      </>
    ),
    goodWhy: 'The name says what happens to what.',
    bad: (
      <>
        <Inline gap={2}>
          <IconButton icon={Star} label="Star" />
          <IconButton icon={List} label="List" />
        </Inline>
      </>
    ),
    badWhy: 'Pictures that people must guess, named after themselves.',
  },
  ButtonGroup: {
    good: (
      <>
        <Held initial="week">
          {(value, set) => (
            <ButtonGroup
              kind="one"
              label="Period"
              value={value}
              onValueChange={set}
              items={[
                { key: 'week', label: 'Week' },
                { key: 'month', label: 'Month' },
              ]}
            />
          )}
        </Held>
      </>
    ),
    goodWhy: 'Short names of the same kind.',
    bad: (
      <>
        <Held initial="a">
          {(value, set) => (
            <ButtonGroup
              kind="one"
              label="View"
              value={value}
              onValueChange={set}
              items={[
                { key: 'a', label: 'Orders of this week' },
                { key: 'b', label: 'Delete' },
              ]}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'A long name, and an action among choices.',
  },
  SplitButton: {
    good: (
      <>
        <SplitButton
          menuLabel="More ways to submit"
          entries={[{ key: 'later', label: 'Submit at 4 pm', onSelect: none }]}
          onClick={none}
        >
          Submit order
        </SplitButton>
      </>
    ),
    goodWhy: 'The usual way on the button, the others in its menu.',
    bad: (
      <>
        <SplitButton menuLabel="Menu" entries={[remove]} onClick={none}>
          Options
        </SplitButton>
      </>
    ),
    badWhy: 'The button does nothing by itself, and the menu has no name.',
  },
  Menu: {
    good: (
      <>
        <Menu trigger={<Button>More</Button>} entries={[copy, { key: 'line', separator: true }, remove]} />
      </>
    ),
    goodWhy: 'What destroys something is last, after a separator.',
    bad: (
      <>
        <Menu trigger={<Button>More</Button>} entries={[remove, copy]} />
      </>
    ),
    badWhy: 'What destroys something is where people expect the usual action.',
  },
  ContextMenu: {
    good: (
      <>
        <ContextMenu label="PO 48817" entries={() => [copy]}>
          <Inline gap={3}>
            <Text>PO 48817</Text>
            <IconButton icon={Copy} label="Copy order PO 48817" />
          </Inline>
        </ContextMenu>
      </>
    ),
    goodWhy: 'The same action has a button too.',
    bad: (
      <>
        <ContextMenu label="PO 48817" entries={() => [copy]}>
          <Text>PO 48817</Text>
        </ContextMenu>
      </>
    ),
    badWhy: 'Only a second click finds the action.',
  },
  Toolbar: {
    good: (
      <>
        <Toolbar label="Format">
          <ToolbarButton icon={Bold} label="Bold" keyHint="Ctrl B" />
          <ToolbarButton icon={Italic} label="Italic" keyHint="Ctrl I" />
          <ToolbarSeparator />
          <ToolbarButton icon={List} label="List" />
        </Toolbar>
      </>
    ),
    goodWhy: 'Related tools stand together.',
    bad: (
      <>
        <Toolbar label="Toolbar">
          <ToolbarButton icon={Bold} label="Bold" />
          <ToolbarSeparator />
          <ToolbarButton icon={Trash2} label="Delete page" />
          <ToolbarSeparator />
          <ToolbarButton icon={Italic} label="Italic" />
        </Toolbar>
      </>
    ),
    badWhy: 'The name says nothing, and deleting stands between letters.',
  },
  Kbd: {
    good: (
      <>
        <Text>
          Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to find a command.
        </Text>
      </>
    ),
    goodWhy: 'One key in each.',
    bad: (
      <>
        <Text>
          Press <Kbd>CTRL+K then Enter</Kbd>
        </Text>
      </>
    ),
    badWhy: 'A sentence in a key.',
  },
} satisfies Examples;
