import { Button, Combobox, type ComboboxOption, Form, type FormProblem, Grid } from '@portal/design-system';
import type { DropshipFields, Postcode } from '@portal/domain/delivery';
import { formProblems, validationModels } from '@portal/domain/validation';
import { useEffect, useState } from 'react';
import { addressBookMessages } from '../messages/address-book.ts';
import { commonMessages } from '../messages/common.ts';
import { ValidatedInput } from '../validated-input/ValidatedInput.tsx';

const messages = addressBookMessages.form;
const labels = messages.fields;

/** Null for a field that shows its own error (VAL-03). */
type Values = { readonly [Name in keyof DropshipFields]: DropshipFields[Name] | null };

const nothing: DropshipFields = {
  company: '',
  contact: '',
  phone: '',
  email: '',
  address1: '',
  address2: '',
  suburb: '',
  state: '',
  postcode: '',
};

/** Picks the form's fields; a saved address also has an id and other fields. */
const fieldsOf = ({
  company,
  contact,
  phone,
  email,
  address1,
  address2,
  suburb,
  state,
  postcode,
}: DropshipFields): Values => ({
  company,
  contact,
  phone,
  email,
  address1,
  address2,
  suburb,
  state,
  postcode,
});

interface Place extends ComboboxOption {
  readonly place: Postcode;
}
const placeOption = (place: Postcode): Place => ({
  key: `${place.postcode} ${place.suburb}`,
  label: `${place.postcode} ${place.suburb}`,
  detail: place.state,
  place,
});

export interface AddressFormProps {
  /** The address being edited; omitted for a new one. */
  readonly address?: DropshipFields;
  readonly findPlaces: (needle: string) => Promise<readonly Postcode[]>;
  /** Resolves to the validation problems, empty when saved. */
  readonly onSave: (address: DropshipFields) => Promise<readonly FormProblem[]>;
  /** Called with true while the form differs from the saved address. */
  readonly onTyping?: ((isTyping: boolean) => void) | undefined;
  readonly onCancel: () => void;
}

/** DLV-02, DLV-03: an address form; the postcode fills in suburb and state. */
export function AddressForm({ address = nothing, findPlaces, onSave, onTyping, onCancel }: AddressFormProps) {
  const [fields, setFields] = useState<Values>(() => fieldsOf(address));
  // Must keep its identity: the list of places reloads when `load` changes.
  const [load] = useState(
    () => async (needle: string) => (needle.trim() === '' ? [] : (await findPlaces(needle)).map(placeOption)),
  );
  const isTyping = JSON.stringify(fields) !== JSON.stringify(fieldsOf(address));
  useEffect(() => onTyping?.(isTyping), [isTyping, onTyping]);
  const field = (name: keyof DropshipFields, error: (name: keyof DropshipFields) => string | undefined) => (
    <ValidatedInput
      model={validationModels.dropship_address}
      field={name}
      label={labels[name]}
      value={fields[name]}
      error={error(name)}
      onValueChange={(value) => setFields((before) => ({ ...before, [name]: value }))}
    />
  );
  const { suburb, state, postcode } = fields;
  const place = suburb && state && postcode ? placeOption({ suburb, state, postcode }) : null;
  const save = async () => {
    // Suburb and state belong to the place control, so all three share one error line.
    const problems = formProblems(validationModels.dropship_address, fields).filter(
      ({ field }) => field !== 'suburb' && field !== 'state',
    );
    return problems.length > 0 ? problems : onSave(fields as DropshipFields);
  };
  return (
    <Form
      label={address === nothing ? messages.add : messages.edit}
      labels={labels}
      submit={messages.save}
      actions={<Button onClick={onCancel}>{commonMessages.cancel}</Button>}
      onSubmit={save}
    >
      {(error) => (
        <>
          <Grid least={200} gap={4}>
            {field('company', error)}
            {field('contact', error)}
            {field('phone', error)}
            {field('email', error)}
            {field('address1', error)}
            {field('address2', error)}
          </Grid>
          <Combobox<Place>
            name="postcode"
            required
            label={labels.postcode}
            hint={messages.placeHint}
            nothing={messages.noPlace}
            options={load}
            value={place}
            error={error('postcode') ?? error('suburb') ?? error('state')}
            onValueChange={(next) =>
              setFields((before) => ({
                ...before,
                postcode: next?.place.postcode ?? '',
                suburb: next?.place.suburb ?? '',
                state: next?.place.state ?? '',
              }))
            }
          />
        </>
      )}
    </Form>
  );
}
