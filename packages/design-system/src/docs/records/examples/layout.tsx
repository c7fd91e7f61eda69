import { AspectRatio } from '../../../components/AspectRatio/AspectRatio.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Divider } from '../../../components/Divider/Divider.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ScrollArea } from '../../../components/ScrollArea/ScrollArea.tsx';
import { Show } from '../../../components/Show/Show.tsx';
import { Split } from '../../../components/Split/Split.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type Examples, Held } from './example.tsx';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Layout components. */
export const layout = {
  Split: {
    good: (
      <>
        <div style={{ height: 90 }}>
          <Held initial={140}>
            {(size, set) => (
              <Split
                label="Width of the list"
                size={size}
                onSizeChange={set}
                start={<Text>Orders</Text>}
                end={<Text>PO 48817</Text>}
              />
            )}
          </Held>
        </div>
      </>
    ),
    goodWhy: 'The name says what is sized.',
    bad: (
      <>
        <div style={{ height: 90 }}>
          <Held initial={30}>
            {(size, set) => (
              <Split
                label="Splitter"
                size={size}
                onSizeChange={set}
                start={<Text>Orders</Text>}
                end={<Text>PO 48817</Text>}
                least={10}
              />
            )}
          </Held>
        </div>
      </>
    ),
    badWhy: 'A pane too narrow for its words.',
  },
  Stack: {
    good: (
      <>
        <Stack gap={2}>
          <Heading level={4}>Delivery</Heading>
          <Text>Adelaide</Text>
          <Text>4 December</Text>
        </Stack>
      </>
    ),
    goodWhy: 'One gap between all.',
    bad: (
      <>
        <Stack gap={6}>
          <Heading level={4}>Delivery</Heading>
          <Text>Adelaide</Text>
          <Text>4 December</Text>
        </Stack>
      </>
    ),
    badWhy: 'So much space that the lines fall apart.',
  },
  Inline: {
    good: (
      <>
        <Inline gap={2}>
          <Button kind="filled">Save address</Button>
          <Button>Cancel</Button>
        </Inline>
      </>
    ),
    goodWhy: 'Wraps where it is narrow.',
    bad: (
      <>
        <Inline gap={2} wrap={false}>
          <Button>Save this address for later</Button>
          <Button>Save it and use it now</Button>
        </Inline>
      </>
    ),
    badWhy: 'Does not fit a phone.',
  },
  Grid: {
    good: (
      <>
        <Grid least={160} gap={3}>
          <Text>Bolts</Text>
          <Text>Nuts</Text>
          <Text>Washers</Text>
        </Grid>
      </>
    ),
    goodWhy: 'As many columns as fit.',
    bad: (
      <>
        <Grid columns={4} gap={1}>
          <Text>Hexagon bolts</Text>
          <Text>Hexagon nuts</Text>
          <Text>Flat washers</Text>
          <Text>Anchors</Text>
        </Grid>
      </>
    ),
    badWhy: 'Four columns, whatever the width.',
  },
  Card: {
    good: (
      <>
        <Card title="PO 48817" note="8 lines">
          Sent on 21 November
        </Card>
      </>
    ),
    goodWhy: 'One thing with its facts.',
    bad: (
      <>
        <Card title="Order">
          <Card title="Lines">8</Card>
        </Card>
      </>
    ),
    badWhy: 'A box in a box.',
  },
  Divider: {
    good: (
      <>
        <Stack gap={3}>
          <Text>Delivery to Adelaide</Text>
          <Divider />
          <Text>Paid by account</Text>
        </Stack>
      </>
    ),
    goodWhy: 'Two groups of one section.',
    bad: (
      <>
        <Stack gap={1}>
          <Divider />
          <Text>Delivery</Text>
          <Divider />
          <Text>Payment</Text>
          <Divider />
        </Stack>
      </>
    ),
    badWhy: 'A line wherever space would do.',
  },
  AspectRatio: {
    good: (
      <>
        <AspectRatio ratio="wide">
          <svg role="img" aria-label="A bolt" viewBox="0 0 16 9" style={{ background: 'currentColor', opacity: 0.2 }} />
        </AspectRatio>
      </>
    ),
    goodWhy: 'Holds the place of a picture.',
    bad: (
      <>
        <AspectRatio ratio="wide">
          <Text>
            Long text that is cut off as soon as somebody enlarges it, because the box keeps its height whatever stands
            in it.
          </Text>
        </AspectRatio>
      </>
    ),
    badWhy: 'Text needs its own height.',
  },
  ScrollArea: {
    good: (
      <>
        <ScrollArea label="Days of delivery" height="s">
          <Stack gap={1}>
            {days.map((day) => (
              <Text key={day}>{day}</Text>
            ))}
          </Stack>
        </ScrollArea>
      </>
    ),
    goodWhy: 'The name says what scrolls, and the last row is cut.',
    bad: (
      <>
        <ScrollArea label="Content" height="s">
          <Text>One line</Text>
        </ScrollArea>
      </>
    ),
    badWhy: 'There is nothing to scroll.',
  },
  Show: {
    good: (
      <>
        <Show on="not small">
          <Text size="small" tone="muted">
            Ctrl K finds a command
          </Text>
        </Show>
      </>
    ),
    goodWhy: 'A key hint is no use on a phone.',
    bad: (
      <>
        <Show on="not small">
          <Button kind="filled">Submit order</Button>
        </Show>
      </>
    ),
    badWhy: 'Nobody can order on a phone.',
  },
  VisuallyHidden: {
    good: (
      <>
        <Text>
          8 <VisuallyHidden>lines in PO 48817</VisuallyHidden>
        </Text>
      </>
    ),
    goodWhy: 'Says what the place shows.',
    bad: (
      <>
        <Text>
          Prices <VisuallyHidden>are without GST</VisuallyHidden>
        </Text>
      </>
    ),
    badWhy: 'Everybody needs to know that.',
  },
} satisfies Examples;
