import { ColorField } from '../../../components/ColorField/ColorField.tsx';
import { Combobox } from '../../../components/Combobox/Combobox.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { DateRangeField } from '../../../components/DateRangeField/DateRangeField.tsx';
import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Slider } from '../../../components/Slider/Slider.tsx';
import { type Examples, Held, none } from './example.tsx';

const warehouses = [
  { value: 'adl', label: 'Adelaide' },
  { value: 'syd', label: 'Sydney' },
];
const places = [
  { key: 'adl', label: 'Adelaide', detail: 'SA' },
  { key: 'syd', label: 'Sydney', detail: 'NSW' },
];

/** Pickers, file drop and drag and drop. */
export const pickers = {
  DateField: {
    good: (
      <>
        <Held initial={'2026-12-04' as string | null}>
          {(value, set) => <DateField label="Deliver on" value={value} today="2026-11-27" onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'Says what happens on that day.',
    bad: (
      <>
        <Held initial={null as string | null}>
          {(value, set) => <DateField label="Date of birth" value={value} today="2026-11-27" onValueChange={set} />}
        </Held>
      </>
    ),
    badWhy: 'Forty years of clicks: let people type it.',
  },
  DateRangeField: {
    good: (
      <>
        <Held initial={{ from: '2026-11-01', to: null } as { from: string | null; to: string | null }}>
          {(value, set) => <DateRangeField label="Ordered" value={value} today="2026-11-27" onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'What happened in the period; one end is open.',
    bad: (
      <>
        <Held initial={{ from: null, to: null } as { from: string | null; to: string | null }}>
          {(value, set) => <DateRangeField label="Dates" value={value} today="2026-11-27" onValueChange={set} />}
        </Held>
      </>
    ),
    badWhy: 'Ordered, sent or paid?',
  },
  Select: {
    good: (
      <>
        <Held initial="adl">
          {(value, set) => <Select label="Warehouse" value={value} options={warehouses} onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'Known values under a noun.',
    bad: (
      <>
        <Held initial="">
          {(value, set) => (
            <Select
              label="Actions"
              value={value}
              options={[
                { value: '', label: '– Select –' },
                { value: 'delete', label: 'Delete' },
              ]}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'Actions belong into a menu.',
  },
  Combobox: {
    good: (
      <>
        <Held initial={places[0] ?? null}>
          {(value, set) => <Combobox label="Warehouse" value={value} options={places} onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'The detail tells equal names apart.',
    bad: (
      <>
        <Held initial={null as { key: string; label: string } | null}>
          {(value, set) => (
            <Combobox
              label="Insurance"
              value={value}
              options={[
                { key: 'y', label: 'Yes' },
                { key: 'n', label: 'No' },
              ]}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'Nobody searches two values: use a checkbox.',
  },
  ColorField: {
    good: (
      <>
        <Held initial="#1d4ed8">
          {(value, set) => (
            <ColorField
              label="Buttons"
              value={value}
              against={{ value: '#ffffff', label: 'White' }}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    goodWhy: 'Shows the contrast with what stands on it.',
    bad: (
      <>
        <Held initial="#fde047">
          {(value, set) => <ColorField label="Colour 1" value={value} onValueChange={set} />}
        </Held>
      </>
    ),
    badWhy: 'For what, and can it be read?',
  },
  FileDrop: {
    good: (
      <>
        <FileDrop label="List of parts" hint="Excel or CSV, up to 5 MB" files={[]} onFiles={none} onRemove={none} />
      </>
    ),
    goodWhy: 'Says what is accepted before something is refused.',
    bad: (
      <>
        <FileDrop
          label="Upload"
          files={[{ key: '1', name: 'stage-2.pdf', bytes: 48_000, error: 'Failed' }]}
          onFiles={none}
          onRemove={none}
        />
      </>
    ),
    badWhy: 'Why, and what now?',
  },
  Slider: {
    good: (
      <>
        <Held initial={60}>
          {(value, set) => (
            <Slider
              label="Least stock"
              value={value}
              min={0}
              max={100}
              format={(each) => `${each} %`}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    goodWhy: 'A rough value with its unit.',
    bad: (
      <>
        <Held initial={1240}>
          {(value, set) => <Slider label="Quantity" value={value} min={1} max={100_000} onValueChange={set} />}
        </Held>
      </>
    ),
    badWhy: 'Nobody hits 1,240 with a thumb: use a number field.',
  },
} satisfies Examples;
