import { Button, ErrorState, type FormProblem, Inline, RadioGroup, Skeleton, Stack } from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { DropshipAddress, DropshipFields, Postcode } from '@portal/domain/delivery';
import { useState } from 'react';
import { addressBookMessages as messages } from '../messages/address-book.ts';
import { AddressForm } from './AddressForm.tsx';

export interface AddressBookProps {
  /** The account's saved addresses, and the chosen one, which can be edited or deleted; null while loading. */
  readonly addresses: readonly DropshipAddress[] | null;
  readonly failed?: boolean;
  /** The account's default delivery address, used when none is chosen. */
  readonly own: string;
  /** `ds_id`, or -1 for the account's default address. */
  readonly chosen: number;
  readonly findPlaces: (needle: string) => Promise<readonly Postcode[]>;
  readonly onChoose: (ds_id: number) => void;
  /** Called with true while the form has unsaved changes. */
  readonly onTyping?: (isTyping: boolean) => void;
  /** `replaces` is the `ds_id` being edited, null for a new address. Resolves to the validation problems, empty on success. */
  readonly onSave: (address: DropshipFields, replaces: number | null) => Promise<readonly FormProblem[]>;
  /** Resolves to an error message, or null on success. */
  readonly onDelete: (ds_id: number) => Promise<string | null>;
  readonly onRetry: () => void;
}

const placeOf = ({ address1, address2, suburb, state, postcode }: DropshipAddress) =>
  [address1, address2, `${suburb} ${state} ${postcode}`].filter((each) => each !== '').join(', ');

/** DLV-02: chooses the delivery address of this order and edits the account's address book. */
export function AddressBook(props: AddressBookProps) {
  const { addresses, failed, own, chosen, findPlaces, onChoose, onTyping, onSave, onDelete, onRetry } = props;
  const [editing, setEditing] = useState<'new' | number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (addresses === null) {
    return (
      <div aria-busy="true">
        <Skeleton width="full" />
      </div>
    );
  }
  const current = addresses.find((each) => each.ds_id === chosen);
  if (editing !== null) {
    const close = () => {
      setEditing(null);
      onTyping?.(false);
    };
    const edited = addresses.find((each) => each.ds_id === editing);
    return (
      <AddressForm
        key={editing}
        {...(edited ? { address: edited } : {})}
        findPlaces={findPlaces}
        onTyping={onTyping}
        onCancel={close}
        onSave={async (fields) => {
          const problems = await onSave(fields, edited?.ds_id ?? null);
          if (problems.length === 0) close();
          return problems;
        }}
      />
    );
  }
  const remove = async (ds_id: number) => {
    setDeleting(true);
    setWrong(await onDelete(ds_id));
    setDeleting(false);
  };
  return (
    <Stack gap={4}>
      <RadioGroup
        label={messages.deliverTo}
        value={String(chosen)}
        error={wrong ?? undefined}
        onValueChange={(value) => onChoose(Number(value))}
        options={[
          { value: '-1', label: own, hint: messages.accountAddress },
          ...addresses.map((each) => ({
            value: String(each.ds_id),
            label: `${each.company}, ${each.contact}`,
            hint: each.deleted ? messages.deletedAddress(placeOf(each)) : placeOf(each),
          })),
        ]}
      />
      <Inline gap={2} wrap>
        <Button icon={Plus} onClick={() => setEditing('new')}>
          {messages.add}
        </Button>
        {current && !current.deleted ? (
          <>
            <Button onClick={() => setEditing(current.ds_id)}>{messages.change(current.company)}</Button>
            <Button kind="quiet" loading={deleting} onClick={() => void remove(current.ds_id)}>
              {messages.delete(current.company)}
            </Button>
          </>
        ) : null}
      </Inline>
    </Stack>
  );
}
