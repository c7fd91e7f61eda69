import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { BarChart } from '../../../components/BarChart/BarChart.tsx';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import { Sparkline } from '../../../components/Sparkline/Sparkline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Stat } from '../../../components/Stat/Stat.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Truck } from '../../../icons.ts';
import type { Examples } from './example.tsx';

const months = [
  { key: '9', label: 'Sep', values: [320] },
  { key: '10', label: 'Oct', values: [410] },
  { key: '11', label: 'Nov', values: [380] },
];

const courseOf = (values: readonly number[]) =>
  values.map((value, at) => ({ key: String(at), label: `Week ${at + 1}`, value }));

/** Components that show text and figures. */
export const data = {
  DescriptionList: {
    good: (
      <DescriptionList
        items={[
          { name: 'Warehouse', value: 'Adelaide' },
          { name: 'Weight', value: '214.6 kg' },
        ]}
      />
    ),
    goodWhy: 'Nouns, and values with their unit.',
    bad: (
      <DescriptionList
        items={[
          { name: 'Warehouse:', value: 'Adelaide' },
          { name: 'Fax:', value: '–' },
        ]}
      />
    ),
    badWhy: 'Colons, and a fact without a value.',
  },
  Stat: {
    good: <Stat label="This month" value="12,480.50" note="12 % more than in October" tone="positive" />,
    goodWhy: 'The note says in words what the colour means.',
    bad: <Stat label="Performance" value="12,480.50" note="+12 %" tone="positive" />,
    badWhy: 'More than what?',
  },
  Heading: {
    good: (
      <>
        <Stack gap={1}>
          <Heading level={3}>Delivery</Heading>
          <Text>Adelaide, 4 December</Text>
        </Stack>
      </>
    ),
    goodWhy: 'A noun in sentence case.',
    bad: (
      <>
        <Stack gap={1}>
          <Heading level={3}>YOUR DELIVERY DETAILS:</Heading>
          <Text>Adelaide, 4 December</Text>
        </Stack>
      </>
    ),
    badWhy: 'Capitals and a colon do the work of size and weight.',
  },
  Text: {
    good: (
      <>
        <Text size="small" tone="muted">
          Prices without GST
        </Text>
      </>
    ),
    goodWhy: 'A quiet tone for what is not read first.',
    bad: (
      <>
        <Text weight="strong" tone="critical">
          Prices without GST
        </Text>
      </>
    ),
    badWhy: 'Alarms about something usual.',
  },
  Prose: {
    good: (
      <>
        <Prose>
          <h4>Galvanised bolts</h4>
          <p>They suit outdoor work near the coast.</p>
        </Prose>
      </>
    ),
    goodWhy: 'Headings and paragraphs as they come.',
    bad: (
      <>
        <Prose>
          <p>Galvanised bolts</p>
          <p>They suit outdoor work near the coast.</p>
        </Prose>
      </>
    ),
    badWhy: 'A paragraph plays the heading; a screen reader cannot find it.',
  },
  CodeBlock: {
    good: (
      <>
        <CodeBlock label="Part as JSON">{'{ "stock_code": "HXB-12050-88Z" }'}</CodeBlock>
      </>
    ),
    goodWhy: 'The label says what it is, and it can be used as it is.',
    bad: (
      <>
        <CodeBlock label="Code">{'{ "stock_code": … }'}</CodeBlock>
      </>
    ),
    badWhy: 'A label without meaning, and a copy that does not work.',
  },
  BarChart: {
    good: (
      <>
        <BarChart label="Orders by month" series={['Orders']} groups={months} size="s" />
      </>
    ),
    goodWhy: 'One question: which month had most?',
    bad: (
      <>
        <BarChart
          label="Data"
          series={['A', 'B', 'C', 'D']}
          groups={months.map((each) => ({ ...each, values: [320, 80, 200, 150] }))}
          size="s"
        />
      </>
    ),
    badWhy: 'Four series without names that mean something.',
  },
  Sparkline: {
    good: (
      <>
        <Sparkline label="Orders of twelve weeks" points={courseOf([3, 5, 4, 6, 8, 7, 9, 8, 10, 9, 11, 12])} />
      </>
    ),
    goodWhy: 'Enough points to see a course.',
    bad: (
      <>
        <Sparkline label="Orders" points={courseOf([3, 12])} />
      </>
    ),
    badWhy: 'Two points are a comparison: write both.',
  },
  Avatar: {
    good: (
      <>
        <Inline gap={2} align="center">
          <Avatar name="Wei Tan" beside />
          <Text>Wei Tan</Text>
        </Inline>
      </>
    ),
    goodWhy: 'Read once, because the name stands beside it.',
    bad: (
      <>
        <Avatar name="user-10482" />
      </>
    ),
    badWhy: 'Initials of an id.',
  },
  Icon: {
    good: (
      <>
        <Inline gap={2} align="center">
          <Icon icon={Truck} />
          <Text>Sent today</Text>
        </Inline>
      </>
    ),
    goodWhy: 'The word says it; the icon helps to find it.',
    bad: (
      <>
        <Icon icon={Truck} label="Status" />
      </>
    ),
    badWhy: 'Sent, late or refused? The picture alone does not say.',
  },
} satisfies Examples;
