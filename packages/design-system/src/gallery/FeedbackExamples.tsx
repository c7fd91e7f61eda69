import { useState } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { BarChart } from '../components/BarChart/BarChart.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { Sparkline } from '../components/Sparkline/Sparkline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Stepper } from '../components/Stepper/Stepper.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Timeline } from '../components/Timeline/Timeline.tsx';
import { Tree } from '../components/Tree/Tree.tsx';
import { stateTones } from '../props/tone.ts';

const series = ['Bolts', 'Nuts', 'Washers', 'Anchors', 'Screws', 'Rivets', 'Rod', 'Tools'];
const groups = ['Sep', 'Oct', 'Nov'].map((label, month) => ({
  key: label,
  label,
  values: series.map((_, at) => 300 + ((at * 37 + month * 113) % 400)),
}));
const prices = [41.2, 41.2, 42.5, 42.1, 43.9, 46.2, 45.8].map((value, at) => ({ label: `Week ${at + 1}`, value }));
const favourites = [
  {
    id: 'site',
    label: 'Stage 2 site',
    children: [
      { id: 'anchors', label: 'Wedge anchors', note: '12' },
      { id: 'bolts', label: 'Hex bolts', note: '8' },
    ],
  },
];
const steps = [
  { key: 'file', label: 'File', state: 'done', note: 'stage-2.xlsx' },
  { key: 'columns', label: 'Columns', state: 'wrong', note: 'Quantity is missing' },
  { key: 'check', label: 'Check', state: 'current' },
  { key: 'add', label: 'Add to the order', state: 'next' },
] as const;
const events = [
  { key: '1', title: 'Waiting at the gate', when: '13:20', time: '2026-11-21T13:20', tone: 'warning' },
  { key: '2', title: 'Packed', when: '20 Nov, 16:40', time: '2026-11-20T16:40' },
] as const;

/** Read-only content: values, timelines, lists. */
export function FeedbackExamples() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['site']));
  return (
    <Stack gap={4}>
      <Stepper label="Importing a list" steps={steps} />
      <Grid columns={3} gap={6}>
        <Card title="Sydney counter" level={2} note="12 Euston Road, Alexandria">
          <Inline align="center" gap={2}>
            <Avatar name="Moira Keane" beside />
            <Text>Open until 5 pm</Text>
            <Badge count={3} label="3 waiting" />
          </Inline>
        </Card>
        <Timeline label="Delivery of PO 48817" events={events} />
        <Stack>
          <Tree label="Favourites" items={favourites} expanded={open} onExpandedChange={setOpen} rows={3} />
          <Disclosure title="Which finish" note="3 choices">
            <Text>Zinc, galvanised, plain.</Text>
          </Disclosure>
        </Stack>
      </Grid>
      <Grid columns={2} gap={6}>
        <BarChart label="Spend by month" series={series} groups={groups} size="s" />
        <Stack>
          <Sparkline label="Price of HXB-12050-88Z" points={prices} size="m" area />
          <Progress label="Sending" value={0.4} />
          <Inline gap={2}>
            {(Object.keys(stateTones) as (keyof typeof stateTones)[]).map((tone, at) => (
              <Badge key={tone} tone={tone} count={at + 1} label={`${at + 1} ${tone}`} />
            ))}
          </Inline>
          <Link href="#gallery">Delivery history</Link>
        </Stack>
      </Grid>
    </Stack>
  );
}
