import type { ReactNode } from 'react';
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { HoverCard } from '../../../components/HoverCard/HoverCard.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Popover } from '../../../components/Popover/Popover.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import { Copy } from '../../../icons.ts';
import { type Examples, Held, none } from './example.tsx';

/** A button that opens what is shown, as in use. */
function Opened({
  words,
  children,
}: {
  words: string;
  children: (open: boolean, set: (open: boolean) => void) => ReactNode;
}) {
  return (
    <Held initial={false}>
      {(open, set) => (
        <>
          <Button onClick={() => set(true)}>{words}</Button>
          {children(open, set)}
        </>
      )}
    </Held>
  );
}

/** Components that open over the page. */
export const overlays = {
  Dialog: {
    good: (
      <>
        <Opened words="Rename order">
          {(open, set) => (
            <Dialog
              title="Rename order"
              open={open}
              onOpenChange={set}
              foot={
                <Button kind="filled" onClick={() => set(false)}>
                  Rename
                </Button>
              }
            >
              <TextField label="Name" value="Stage 2" onValueChange={none} />
            </Dialog>
          )}
        </Opened>
      </>
    ),
    goodWhy: 'Title and button say the same task.',
    bad: (
      <>
        <Opened words="Rename order">
          {(open, set) => (
            <Dialog
              title="Please note"
              open={open}
              onOpenChange={set}
              foot={
                <Button kind="filled" onClick={() => set(false)}>
                  OK
                </Button>
              }
            >
              <TextField label="Name" value="Stage 2" onValueChange={none} />
            </Dialog>
          )}
        </Opened>
      </>
    ),
    badWhy: 'What happens at OK?',
  },
  AlertDialog: {
    good: (
      <>
        <Opened words="Delete draft">
          {(open, set) => (
            <AlertDialog
              title="Delete the draft of “Anchors”?"
              description="Its 14 changes are lost."
              confirm="Delete draft"
              tone="critical"
              open={open}
              onOpenChange={set}
              onConfirm={() => set(false)}
            />
          )}
        </Opened>
      </>
    ),
    goodWhy: 'Names what is lost, and the button says it again.',
    bad: (
      <>
        <Opened words="Delete draft">
          {(open, set) => (
            <AlertDialog
              title="Are you sure?"
              description="This cannot be undone."
              confirm="Yes"
              open={open}
              onOpenChange={set}
              onConfirm={() => set(false)}
            />
          )}
        </Opened>
      </>
    ),
    badWhy: 'Sure of what?',
  },
  Drawer: {
    good: (
      <>
        <Opened words="Show columns">
          {(open, set) => (
            <Drawer title="Columns of the table" open={open} onOpenChange={set}>
              <Text>Each choice applies at once.</Text>
            </Drawer>
          )}
        </Opened>
      </>
    ),
    goodWhy: 'Settings of what is beside it.',
    bad: (
      <>
        <Opened words="Sign out">
          {(open, set) => (
            <Drawer title="Sign out?" open={open} onOpenChange={set}>
              <Text>Yes or no?</Text>
            </Drawer>
          )}
        </Opened>
      </>
    ),
    badWhy: 'A short question: use a dialog.',
  },
  Popover: {
    good: (
      <>
        <Popover label="Stock by warehouse" trigger={<Button>Stock</Button>}>
          <Text>Adelaide 400, Sydney 1,200</Text>
        </Popover>
      </>
    ),
    goodWhy: 'A few facts about its button.',
    bad: (
      <>
        <Popover label="Details" trigger={<Button>Stock</Button>}>
          <Text>In stock</Text>
        </Popover>
      </>
    ),
    badWhy: 'Two words that fit the page.',
  },
  HoverCard: {
    good: (
      <>
        <HoverCard trigger={<Link href="#hxb">HXB-12050-88Z</Link>}>
          <Text>Hex bolt M12 × 50, 400 in stock</Text>
        </HoverCard>
      </>
    ),
    goodWhy: 'Helps to decide whether to follow the link.',
    bad: (
      <>
        <HoverCard trigger={<Link href="#hxb">HXB-12050-88Z</Link>}>
          <Button>Add to order</Button>
        </HoverCard>
      </>
    ),
    badWhy: 'Touch and keyboard do not reach the button.',
  },
  Tooltip: {
    good: (
      <>
        <Tooltip text="Copy order" keyHint="C">
          <IconButton icon={Copy} label="Copy order" />
        </Tooltip>
      </>
    ),
    goodWhy: 'The name and the key.',
    bad: (
      <>
        <Tooltip text="Copies all lines of this order with their notes to a new order">
          <Button>Copy</Button>
        </Tooltip>
      </>
    ),
    badWhy: 'What people must know stands on the page.',
  },
} satisfies Examples;
