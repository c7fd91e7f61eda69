import { Form } from '../../../components/Form/Form.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { QuantityStepper } from '../../../components/QuantityStepper/QuantityStepper.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { ValidatedInput } from '../../../components/ValidatedInput/ValidatedInput.tsx';
import { type Examples, Held, none } from './example.tsx';

const mobile = {
  type: 'text',
  check: (value: string) => (value === '' ? ['Type a mobile number'] : []),
  isKeyAllowed: (key: string) => /^[\d ]$/.test(key),
  filterPasted: (text: string) => text.replace(/[^\d ]/g, ''),
} as const;

/** Fields that people type in. */
export const fields = {
  TextField: {
    good: (
      <TextField
        label="Email"
        value="wei.tan@"
        error="Type a whole address, such as name@company.com.au"
        onValueChange={none}
      />
    ),
    goodWhy: 'The error says what to do.',
    bad: <TextField label="Email address of the person:" value="wei.tan@" error="Invalid input" onValueChange={none} />,
    badWhy: 'A long label with a colon, and an error that helps nobody.',
  },
  Form: {
    good: (
      <>
        <Form label="Address" labels={{ street: 'Street' }} onSubmit={() => []} submit="Save address">
          {() => <TextField label="Street" value="12 Wharf Road" onValueChange={none} />}
        </Form>
      </>
    ),
    goodWhy: 'The button repeats what is saved.',
    bad: (
      <>
        <Form label="Form" labels={{ street: 'Street' }} onSubmit={() => []} submit="Submit">
          {() => <TextField label="Street *" value="" error="Required" onValueChange={none} />}
        </Form>
      </>
    ),
    badWhy: 'Complains before anything was typed.',
  },
  TextArea: {
    good: (
      <>
        <Held initial="">
          {(value, set) => (
            <TextArea
              label="Note to the driver"
              hint="Printed on the delivery note"
              value={value}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    goodWhy: 'Says who reads it.',
    bad: (
      <>
        <Held initial="">{(value, set) => <TextArea label="Notes" value={value} onValueChange={set} />}</Held>
      </>
    ),
    badWhy: 'Notes for whom?',
  },
  NumberField: {
    good: (
      <>
        <Held initial={2 as number | null}>
          {(value, set) => <NumberField label="Copies" value={value} min={1} max={9} onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'The limits are set, so the hint can say them.',
    bad: (
      <>
        <Held initial={5000 as number | null}>
          {(value, set) => <NumberField label="Postcode" value={value} onValueChange={set} />}
        </Held>
      </>
    ),
    badWhy: 'A code is not a number: use a text field.',
  },
  QuantityStepper: {
    good: (
      <>
        <Held initial={300}>
          {(value, set) => (
            <QuantityStepper label="Quantity of HXB-12050-88Z" value={value} increment={100} onValueChange={set} />
          )}
        </Held>
      </>
    ),
    goodWhy: 'One step is one pack.',
    bad: (
      <>
        <Held initial={300}>{(value, set) => <QuantityStepper label="Qty" value={value} onValueChange={set} />}</Held>
      </>
    ),
    badWhy: 'A hundred clicks for a pack.',
  },
  TimeField: {
    good: (
      <>
        <Held initial={'07:30' as string | null}>
          {(value, set) => <TimeField label="Deliver after" value={value} onValueChange={set} />}
        </Held>
      </>
    ),
    goodWhy: 'A time of day.',
    bad: (
      <>
        <Held initial={'00:30' as string | null}>
          {(value, set) => <TimeField label="Duration" value={value} onValueChange={set} />}
        </Held>
      </>
    ),
    badWhy: 'Half an hour, or half past midnight?',
  },
  SearchField: {
    good: (
      <>
        <Held initial="">
          {(value, set) => (
            <SearchField
              label="Find parts"
              placeholder="Code, size or words"
              value={value}
              options={[]}
              onPick={none}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    goodWhy: 'The placeholder says what can be typed.',
    bad: (
      <>
        <Held initial="">
          {(value, set) => (
            <SearchField
              label="Search"
              placeholder="Search …"
              value={value}
              options={[]}
              onPick={none}
              onValueChange={set}
            />
          )}
        </Held>
      </>
    ),
    badWhy: 'For what?',
  },
  ValidatedInput: {
    good: (
      <>
        <Held initial={'0412 345 678' as string | null}>
          {(value, set) => (
            <ValidatedInput rules={mobile} label="Mobile" hint="Digits and spaces" value={value} onValueChange={set} />
          )}
        </Held>
      </>
    ),
    goodWhy: 'Says what can be typed.',
    bad: (
      <>
        <Held initial={'0412 345 678' as string | null}>
          {(value, set) => (
            <ValidatedInput rules={mobile} label="Mobile" value={value} error="Invalid format" onValueChange={set} />
          )}
        </Held>
      </>
    ),
    badWhy: 'Which format would be right?',
  },
} satisfies Examples;
