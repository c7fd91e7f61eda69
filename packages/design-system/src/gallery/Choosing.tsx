import { useState } from 'react';
import { ButtonGroup } from '../components/ButtonGroup/ButtonGroup.tsx';
import { Chip } from '../components/Chip/Chip.tsx';
import { ColorField } from '../components/ColorField/ColorField.tsx';
import type { ComboboxOption } from '../components/Combobox/Combobox.props.ts';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Slider } from '../components/Slider/Slider.tsx';
import { SplitButton } from '../components/SplitButton/SplitButton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';

const none = () => undefined;
const finishes: readonly ComboboxOption[] = [
  { key: 'zinc', label: 'Zinc' },
  { key: 'galv', label: 'Galvanised' },
];
const modes = [
  { key: 'list', label: 'List' },
  { key: 'grid', label: 'Grid' },
] as const;
const files = [
  { key: '1', name: 'stage-2.xlsx', bytes: 48_200, progress: 0.6 },
  { key: '2', name: 'list.pdf', bytes: 1_240_000, error: 'The connection was lost' },
];

/** Pickers and filters. */
export function Choosing() {
  const [finish, setFinish] = useState<ComboboxOption | null>(finishes[1] ?? null);
  const [day, setDay] = useState<string | null>('2026-11-30');
  const [colour, setColour] = useState('#1c4f8f');
  const [length, setLength] = useState(80);
  const [mode, setMode] = useState<'list' | 'grid'>('list');
  const [page, setPage] = useState(6);
  const [zinc, setZinc] = useState(true);
  const [note, setNote] = useState('Ring 20 min before');
  const [count, setCount] = useState<number | null>(12);
  return (
    <Stack gap={4}>
      <Grid columns={3} gap={6}>
        <Stack>
          <Combobox label="Finish" options={finishes} value={finish} onValueChange={setFinish} />
          <DateField label="Deliver on" value={day} today="2026-11-21" onValueChange={setDay} />
        </Stack>
        <Stack>
          <ColorField label="Accent" value={colour} onValueChange={setColour} />
          <NumberField label="Copies" value={count} min={1} max={99} onValueChange={setCount} />
          <Slider label="Longest" value={length} min={10} max={200} onValueChange={setLength} />
        </Stack>
        <Stack>
          <TextArea label="Note to the driver" value={note} rows={2} onValueChange={setNote} />
          <Inline wrap gap={2}>
            <Chip selected={zinc} onSelectedChange={setZinc} count={1240}>
              Zinc
            </Chip>
            <Chip onRemove={none}>Stainless 316</Chip>
          </Inline>
        </Stack>
      </Grid>
      <FileDrop
        label="Lists of parts"
        accept={['.csv', '.xlsx', '.pdf']}
        multiple
        files={files}
        onFiles={none}
        onRemove={none}
      />
      <Inline wrap gap={4}>
        <SplitButton
          menuLabel="More ways to submit"
          onClick={none}
          entries={[{ key: 'later', label: 'Submit at five', onSelect: none }]}
        >
          Submit now
        </SplitButton>
        <ButtonGroup kind="one" label="View" items={modes} value={mode} onValueChange={setMode} />
        <Pagination label="Search results" page={page} pages={40} onPageChange={setPage} />
      </Inline>
    </Stack>
  );
}
