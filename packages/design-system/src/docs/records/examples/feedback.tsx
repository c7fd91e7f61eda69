import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusIcon } from '../../../components/StatusIcon/StatusIcon.tsx';
import { Stepper } from '../../../components/Stepper/Stepper.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Timeline } from '../../../components/Timeline/Timeline.tsx';
import { ToastProvider, useToast } from '../../../components/Toast/Toast.tsx';
import { type Examples, none } from './example.tsx';

function Copied({ text, action }: { text: string; action: string }) {
  const toast = useToast();
  return <Button onClick={() => toast({ text, action: { label: action, onSelect: none } })}>Remove line</Button>;
}

/** Components that report a state. */
export const feedback = {
  Banner: {
    good: (
      <Banner tone="warning" title="Two lines are out of stock">
        They are sent on 4 December, without extra freight.
      </Banner>
    ),
    goodWhy: 'What happened, and what it means.',
    bad: (
      <Banner tone="critical" title="Warning!">
        There was a problem with your order.
      </Banner>
    ),
    badWhy: 'Alarms, and leaves people to guess.',
  },
  Tag: {
    good: <Tag tone="positive">Delivered</Tag>,
    goodWhy: 'The word carries the meaning.',
    bad: <Tag tone="positive">Status 7</Tag>,
    badWhy: 'Only the colour says that all is well.',
  },
  EmptyState: {
    good: <EmptyState title="No orders yet">Start one from a part, or paste a list.</EmptyState>,
    goodWhy: 'Says how to begin.',
    bad: <EmptyState title="Oops! Nothing found">Sorry about that.</EmptyState>,
    badWhy: 'Apologises and offers nothing.',
  },
  Spinner: {
    good: <Spinner label="Sending the order" showLabel />,
    goodWhy: 'Says what is being done.',
    bad: <Spinner label="Please wait" showLabel />,
    badWhy: 'Says nothing.',
  },
  Toast: {
    good: (
      <>
        <ToastProvider>
          <Copied text="Line 12 removed." action="Undo" />
        </ToastProvider>
      </>
    ),
    goodWhy: 'What happened, and the way back.',
    bad: (
      <>
        <ToastProvider>
          <Copied text="Success!" action="OK" />
        </ToastProvider>
      </>
    ),
    badWhy: 'Says nothing, and asks for a click.',
  },
  ErrorState: {
    good: (
      <>
        <ErrorState title="We couldn’t load your orders" onRetry={none}>
          Nothing was lost. Check your connection, then try again.
        </ErrorState>
      </>
    ),
    goodWhy: 'What went wrong, what it means, what to do.',
    bad: (
      <>
        <ErrorState title="Error 500">Unexpected token in JSON at position 0</ErrorState>
      </>
    ),
    badWhy: 'A message for its author, and no way on.',
  },
  Skeleton: {
    good: (
      <>
        <Stack gap={2}>
          <Skeleton />
          <Skeleton />
        </Stack>
      </>
    ),
    goodWhy: 'Takes the place of two lines.',
    bad: (
      <>
        <Text>Loading, please wait …</Text>
      </>
    ),
    badWhy: 'The page jumps when the lines arrive.',
  },
  Progress: {
    good: (
      <>
        <Progress label="Loading the stock list" value={0.31} text="12,400 of 40,000 parts" />
      </>
    ),
    goodWhy: 'Both numbers, with their noun.',
    bad: (
      <>
        <Progress label="Please wait" value={0.31} />
      </>
    ),
    badWhy: 'How long, and for what?',
  },
  Meter: {
    good: (
      <>
        <Meter label="Weight at this freight" value={214.6} max={250} text="214.6 of 250 kg" />
      </>
    ),
    goodWhy: 'Value, limit and unit.',
    bad: (
      <>
        <Meter label="Usage" value={214.6} max={250} />
      </>
    ),
    badWhy: 'Of what, and up to what?',
  },
  Badge: {
    good: (
      <>
        <Inline gap={2}>
          <Text>Messages</Text>
          <Badge count={3} label="unread" />
        </Inline>
      </>
    ),
    goodWhy: 'Counts what wants attention.',
    bad: (
      <>
        <Inline gap={2}>
          <Text>Parts</Text>
          <Badge count={11000} label="parts" />
        </Inline>
      </>
    ),
    badWhy: 'A number that nobody needs to act on.',
  },
  StatusIcon: {
    good: (
      <>
        <Inline gap={2} align="center">
          <StatusIcon kind="exclamation" />
          <Text>Not saved</Text>
        </Inline>
      </>
    ),
    goodWhy: 'A word stands beside it.',
    bad: (
      <>
        <StatusIcon kind="exclamation" />
      </>
    ),
    badWhy: 'A shape without a word or label.',
  },
  Timeline: {
    good: (
      <>
        <Timeline
          label="Delivery of PO 48817"
          events={[{ key: '1', title: 'Sent from Adelaide', when: '21 Nov, 14:02', time: '2026-11-21T14:02' }]}
        />
      </>
    ),
    goodWhy: 'What happened, where, and when.',
    bad: (
      <>
        <Timeline label="Log" events={[{ key: '1', title: 'Status changed', when: 'recently', time: '2026-11-21' }]} />
      </>
    ),
    badWhy: 'To what, and when?',
  },
  Stepper: {
    good: (
      <>
        <Stepper
          label="Importing a list"
          steps={[
            { key: 'file', label: 'File', state: 'done' },
            { key: 'columns', label: 'Columns', state: 'current' },
            { key: 'check', label: 'Check', state: 'next' },
          ]}
        />
      </>
    ),
    goodWhy: 'Nouns of the same kind.',
    bad: (
      <>
        <Stepper
          label="Progress"
          steps={[
            { key: '1', label: 'Step 1', state: 'done' },
            { key: '2', label: 'Now choose the columns', state: 'current' },
          ]}
        />
      </>
    ),
    badWhy: 'A number, then an instruction.',
  },
} satisfies Examples;
