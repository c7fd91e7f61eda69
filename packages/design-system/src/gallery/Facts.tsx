import { useState } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { CheckboxCards } from '../components/ChoiceCards/CheckboxCards.tsx';
import { RadioCards } from '../components/ChoiceCards/RadioCards.tsx';
import { CodeBlock } from '../components/CodeBlock/CodeBlock.tsx';
import { DateRangeField } from '../components/DateRangeField/DateRangeField.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Divider } from '../components/Divider/Divider.tsx';
import { FilterBar } from '../components/FilterBar/FilterBar.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Stat } from '../components/Stat/Stat.tsx';
import { TimeField } from '../components/TimeField/TimeField.tsx';

const none = () => undefined;
const levels = [{ label: 'Fasteners', href: '#fasteners' }, { label: 'Bolts', href: '#bolts' }, { label: 'Hex bolts' }];
const deliveries = [
  { value: 'one', label: 'In one delivery', note: 'When the last line is in stock' },
  { value: 'parts', label: 'In two deliveries', note: 'What is in stock today, the rest later' },
];
const filters = [
  { key: 'finish', label: 'Finish: Zinc' },
  { key: 'stock', label: 'In stock' },
];

/** Facts, figures and choices that need a sentence. */
export function Facts() {
  const [delivery, setDelivery] = useState('one');
  const [notified, setNotified] = useState<readonly string[]>(['one']);
  const [period, setPeriod] = useState<{ from: string | null; to: string | null }>({ from: '2026-11-02', to: null });
  const [after, setAfter] = useState<string | null>('07:30');
  return (
    <Stack gap={4}>
      <Breadcrumbs label="Levels" items={levels} />
      <Grid columns={3} gap={6}>
        <Stat label="Open orders" value="8" note="2 need an answer" tone="critical" />
        <Stat label="This month" value="12,480.50" note="12 % more than in October" tone="positive" />
        <DescriptionList items={[{ name: 'Warehouse', value: 'Adelaide' }]} />
      </Grid>
      <Divider label="or" />
      <FilterBar label="Filters of parts" filters={filters} results="1,240 parts" onRemove={none} onClear={none} />
      <Grid columns={3} gap={6}>
        <RadioCards label="Delivery" value={delivery} options={deliveries} onValueChange={setDelivery} />
        <CheckboxCards label="Notify me" value={notified} options={deliveries} onValueChange={setNotified} />
        <Stack>
          <DateRangeField label="Ordered" value={period} today="2026-11-21" onValueChange={setPeriod} />
          <TimeField label="Deliver after" value={after} onValueChange={setAfter} />
        </Stack>
      </Grid>
      <CodeBlock label="Part as JSON">{'{ "stock_code": "HXB-12050-88Z", "per": 100 }'}</CodeBlock>
    </Stack>
  );
}
