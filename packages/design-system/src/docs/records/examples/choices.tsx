import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Chip } from '../../../components/Chip/Chip.tsx';
import { CheckboxCards } from '../../../components/ChoiceCards/CheckboxCards.tsx';
import { RadioCards } from '../../../components/ChoiceCards/RadioCards.tsx';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { RadioGroup } from '../../../components/Radio/RadioGroup.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { type Examples, Held, none } from './example.tsx';

const ways = [
  { value: 'one', label: 'In one delivery', note: 'When the last line is in stock' },
  { value: 'parts', label: 'In two deliveries', note: 'What is in stock today, the rest later' },
];

/** Components for choices. */
export const choices = {
  Checkbox: {
    good: (
      <Checkbox checked onCheckedChange={none}>
        Email me when it is shipped
      </Checkbox>
    ),
    goodWhy: 'Says what is true when it is ticked.',
    bad: (
      <Checkbox checked onCheckedChange={none}>
        Do not disable emails
      </Checkbox>
    ),
    badWhy: 'Two negations.',
  },
  Switch: {
    good: (
      <Switch checked onCheckedChange={none}>
        Show stock of all warehouses
      </Switch>
    ),
    goodWhy: 'Applies at once, and names what is on.',
    bad: (
      <Switch checked onCheckedChange={none}>
        I accept the terms
      </Switch>
    ),
    badWhy: 'Is sent with a form: use a checkbox.',
  },
  CheckboxCards: {
    good: (
      <>
        <Held initial={['one'] as readonly string[]}>
          {(value, set) => <CheckboxCards label="Notify me" value={value} options={ways} onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'Each note says what the choice changes.',
    bad: (
      <>
        <Held initial={[] as readonly string[]}>
          {(value, set) => (
            <CheckboxCards
              label="Options"
              value={value}
              options={[
                { value: 'a', label: 'Option 1' },
                { value: 'b', label: 'Option 2' },
              ]}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'Cards for choices that need no sentence.',
  },
  RadioCards: {
    good: (
      <>
        <Held initial="one">
          {(value, set) => <RadioCards label="Delivery" value={value} options={ways} onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'Notes of the same form can be compared.',
    bad: (
      <>
        <Held initial="yes">
          {(value, set) => (
            <RadioCards
              label="Insurance"
              value={value}
              options={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'Yes and no need no cards: use a checkbox.',
  },
  RadioGroup: {
    good: (
      <>
        <Held initial="sea">
          {(value, set) => (
            <RadioGroup
              label="Freight"
              value={value}
              options={[
                { value: 'road', label: 'By road' },
                { value: 'sea', label: 'By sea' },
              ]}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    goodWhy: 'Choices of the same form, one of them chosen.',
    bad: (
      <>
        <Held initial={null as string | null}>
          {(value, set) => (
            <RadioGroup
              label="Please select one of the following:"
              value={value}
              options={[
                { value: 'road', label: 'Road' },
                { value: 'sea', label: 'I would like it to go by sea' },
              ]}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'An instruction as label, and choices of different form.',
  },
  Chip: {
    good: (
      <>
        <Held initial={true}>
          {(on, set) => (
            <Chip selected={on} onSelectedChange={set} count={124}>
              Stainless 316
            </Chip>
          )}
        </Held>
      </>
    ),
    goodWhy: 'A filter with the number of results.',
    bad: (
      <>
        <Chip onSelectedChange={none}>Click here to save</Chip>
      </>
    ),
    badWhy: 'An action: use a button.',
  },
  FilterBar: {
    good: (
      <>
        <FilterBar
          label="Filters of parts"
          filters={[{ key: 'finish', label: 'Finish: Zinc' }]}
          results="1,240 parts"
          onRemove={none}
          onClear={none}
        />
      </>
    ),
    goodWhy: 'Each filter is a sentence, and the result has a noun.',
    bad: (
      <>
        <FilterBar
          label="Filters"
          filters={[{ key: 'a', label: 'fin_zn' }]}
          results="1240"
          onRemove={none}
          onClear={none}
        />
      </>
    ),
    badWhy: 'A code, and a number of something.',
  },
} satisfies Examples;
