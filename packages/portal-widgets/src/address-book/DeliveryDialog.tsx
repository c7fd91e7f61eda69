import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  type FormProblem,
  Select,
  Stack,
  Text,
  TextField,
} from '@portal/design-system';
import type { DeliveryState } from '@portal/domain/cart';
import {
  carrierReference,
  type DropshipAddress,
  type DropshipFields,
  readCarrierReference,
} from '@portal/domain/delivery';
import { type ReactNode, useState } from 'react';
import { deliveryDialogMessages as messages } from '../messages/delivery-dialog.ts';
import { AddressBook, type AddressBookProps } from './AddressBook.tsx';

export interface DeliveryDialogProps {
  readonly delivery: DeliveryState;
  /** False for an account that is delivered to its own address only. */
  readonly dropshipAllowed: boolean;
  readonly carriers: readonly { readonly code: string; readonly name: string }[];
  readonly addressBook: Pick<AddressBookProps, 'addresses' | 'failed' | 'own' | 'findPlaces' | 'onDelete' | 'onRetry'>;
  /** `replaces` is the `ds_id` being edited, null for a new address. Resolves to the address, or to the problems. */
  readonly onSaveAddress: (
    address: DropshipFields,
    replaces: number | null,
  ) => Promise<DropshipAddress | readonly FormProblem[]>;
  /** The freight to an address; undefined for the account's own. Null while the order weighs nothing. */
  readonly freight: ((to: DropshipAddress | undefined) => ReactNode) | null;
  readonly onUse: (delivery: Partial<DeliveryState>) => void;
  readonly onClose: () => void;
}

/** DLV-01 to DLV-03: address, carrier and instructions of an order. Nothing changes until it is used. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { delivery, dropshipAllowed, carriers, addressBook, onSaveAddress, freight, onUse, onClose } = props;
  const start = readCarrierReference(delivery.deliveryOption3rdPartyReference, carriers);
  const [chosen, setChosen] = useState(delivery.deliveryDropshipIdChosen);
  const [carrier, setCarrier] = useState(start.carrier?.code ?? '');
  const [reference, setReference] = useState(start.reference);
  const [receiverPays, setReceiverPays] = useState(delivery.deliveryOptionReceiverPaysCarrier);
  const [first, setFirst] = useState(delivery.orderInstruction1);
  const [second, setSecond] = useState(delivery.orderInstruction2);
  const to = addressBook.addresses?.find(({ ds_id }) => ds_id === chosen);
  /** The user is typing an address that is not in the address book yet. */
  const [typing, setTyping] = useState(false);
  /** The user tried to close with an unsaved address. */
  const [leaving, setLeaving] = useState(false);
  const leave = () => (typing ? setLeaving(true) : onClose());
  const use = () => {
    const chosenCarrier = carriers.find(({ code }) => code === carrier) ?? null;
    onUse({
      deliveryDropshipIdChosen: chosen,
      deliveryOption3rdPartyReference: carrierReference(chosenCarrier, reference).slice(0, 60),
      deliveryOptionReceiverPaysCarrier: receiverPays,
      orderInstruction1: first.trim(),
      orderInstruction2: second.trim(),
    });
  };
  return (
    <Dialog
      title={messages.title}
      size="m"
      open
      onOpenChange={(open) => !open && leave()}
      foot={
        <Button kind="filled" reason={typing ? messages.addressFirst : undefined} onClick={use}>
          {messages.use}
        </Button>
      }
    >
      <Stack gap={6}>
        {typing && leaving ? (
          <Banner
            tone="warning"
            role="alert"
            title={messages.unsavedAddress}
            actions={
              <>
                <Button onClick={() => setLeaving(false)}>{messages.keepTyping}</Button>
                <Button kind="text" onClick={onClose}>
                  {messages.discardAddress}
                </Button>
              </>
            }
          >
            {messages.unsavedAddressHint}
          </Banner>
        ) : null}
        {dropshipAllowed ? (
          <AddressBook
            {...addressBook}
            chosen={chosen}
            onChoose={setChosen}
            onTyping={setTyping}
            onSave={async (fields, replaces) => {
              const saved = await onSaveAddress(fields, replaces);
              if (!('ds_id' in saved)) return saved;
              setChosen(saved.ds_id);
              return [];
            }}
            onDelete={async (ds_id) => {
              const wrong = await addressBook.onDelete(ds_id);
              if (wrong === null) setChosen(-1);
              return wrong;
            }}
          />
        ) : (
          <Text tone="muted">{messages.ownAddressOnly(addressBook.own)}</Text>
        )}
        {receiverPays ? <Text tone="muted">{messages.receiverPaysHint}</Text> : freight?.(to)}
        <Select
          label={messages.carrier}
          value={carrier}
          options={[
            { value: '', label: messages.carrierOfOption },
            ...carriers.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onValueChange={(code) => {
            setCarrier(code);
            setReceiverPays(code !== '');
          }}
        />
        <TextField
          label={messages.reference}
          hint={messages.referenceHint}
          value={reference}
          maxLength={40}
          onValueChange={setReference}
        />
        <Checkbox checked={receiverPays} onCheckedChange={setReceiverPays}>
          {messages.receiverPays}
        </Checkbox>
        <TextField label={messages.instruction} maxLength={200} value={first} onValueChange={setFirst} />
        <TextField label={messages.secondInstruction} maxLength={200} value={second} onValueChange={setSecond} />
      </Stack>
    </Dialog>
  );
}
