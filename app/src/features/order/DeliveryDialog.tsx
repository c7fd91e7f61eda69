import { Banner, Button, Checkbox, Dialog, Select, Stack, Text, TextField } from '@portal/design-system';
import type { DeliveryState } from '@portal/domain/cart';
import { carrierReference, readCarrierReference } from '@portal/domain/delivery';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import { accountOf, useAddressBook, useCall, useCartTotals, useFormat, useSession } from '@portal/portal-client/react';
import { AddressBook, FreightOffers } from '@portal/portal-widgets';
import { useState } from 'react';
import { deliveryMessages } from '../../messages/delivery.ts';

export interface DeliveryDialogProps {
  document: CartDocument;
  header: CartHeader;
  onClose: () => void;
}

/** DLV-01 to DLV-03: address, delivery option and instructions of an order. Saved as one undo step. */
export function DeliveryDialog({ document, header, onClose }: DeliveryDialogProps) {
  const session = useSession();
  const { accode, delivery, dropship_allowed } = header;
  const account = accountOf(session, accode);
  const totals = useCartTotals(document);
  const format = useFormat();
  const carriers = session.status === 'signed_in' ? session.login.user_details.carriers : [];
  const start = readCarrierReference(delivery.deliveryOption3rdPartyReference, carriers);
  const [chosen, setChosen] = useState(delivery.deliveryDropshipIdChosen);
  const [carrier, setCarrier] = useState(start.carrier?.code ?? '');
  const [reference, setReference] = useState(start.reference);
  const [receiverPays, setReceiverPays] = useState(delivery.deliveryOptionReceiverPaysCarrier);
  const [first, setFirst] = useState(delivery.orderInstruction1);
  const [second, setSecond] = useState(delivery.orderInstruction2);
  const book = useAddressBook(accode, delivery.deliveryDropshipIdChosen);
  const own = account ? `${account.name}, ${account.suburb}` : accode;
  const to = book.addresses?.find(({ ds_id }) => ds_id === chosen);
  const { savedWeight: weight_kg, savedExtended: goods } = totals;
  // DLV-01: cost of each delivery option; without a postcode, to the account's own address.
  const load = { accode, warehouse: header.warehouse, weight_kg, goods };
  const freight = useCall('calc-freight', to ? { ...load, postcode: to.postcode } : load);
  /** The user is typing an address that is not in the address book yet. */
  const [typing, setTyping] = useState(false);
  /** The user tried to close with an unsaved address. */
  const [leaving, setLeaving] = useState(false);
  const leave = () => (typing ? setLeaving(true) : onClose());
  const keep = () => {
    const chosenCarrier = carriers.find(({ code }) => code === carrier) ?? null;
    const next: Partial<DeliveryState> = {
      deliveryDropshipIdChosen: chosen,
      deliveryOption3rdPartyReference: carrierReference(chosenCarrier, reference).slice(0, 60),
      deliveryOptionReceiverPaysCarrier: receiverPays,
      orderInstruction1: first.trim(),
      orderInstruction2: second.trim(),
    };
    document.setDelivery(next);
    onClose();
  };
  return (
    <Dialog
      title={deliveryMessages.title}
      size="m"
      open
      onOpenChange={(open) => !open && leave()}
      foot={
        <Button kind="filled" reason={typing ? deliveryMessages.addressFirst : undefined} onClick={keep}>
          {deliveryMessages.use}
        </Button>
      }
    >
      <Stack gap={6}>
        {typing && leaving ? (
          <Banner
            tone="warning"
            role="alert"
            title={deliveryMessages.unsavedAddress}
            actions={
              <>
                <Button onClick={() => setLeaving(false)}>{deliveryMessages.keepTyping}</Button>
                <Button kind="text" onClick={onClose}>
                  {deliveryMessages.discardAddress}
                </Button>
              </>
            }
          >
            {deliveryMessages.unsavedAddressHint}
          </Banner>
        ) : null}
        {dropship_allowed ? (
          <AddressBook
            addresses={book.addresses}
            failed={book.error !== null}
            own={own}
            chosen={chosen}
            findPlaces={book.findPlaces}
            onChoose={setChosen}
            onTyping={setTyping}
            onRetry={book.reload}
            onSave={async (fields, replaces) => {
              const saved = await book.save(fields, replaces);
              if (!('ds_id' in saved)) return saved;
              setChosen(saved.ds_id);
              return [];
            }}
            onDelete={async (ds_id) => {
              const wrong = await book.remove(ds_id);
              if (wrong === null) setChosen(-1);
              return wrong;
            }}
          />
        ) : (
          <Text tone="muted">{deliveryMessages.ownAddressOnly(own)}</Text>
        )}
        {receiverPays ? (
          <Text tone="muted">{deliveryMessages.receiverPaysHint}</Text>
        ) : Number(totals.savedWeight) > 0 ? (
          <FreightOffers
            offers={freight.data?.options ?? null}
            failed={freight.error !== null}
            place={to ? `${to.suburb} ${to.state} ${to.postcode}` : own}
            chosen={delivery.deliveryOptionChosen}
            format={format}
            onRetry={freight.reload}
          />
        ) : null}
        <Select
          label={deliveryMessages.carrier}
          value={carrier}
          options={[
            { value: '', label: deliveryMessages.carrierOfOption },
            ...carriers.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onValueChange={(code) => {
            setCarrier(code);
            setReceiverPays(code !== '');
          }}
        />
        <TextField
          label={deliveryMessages.reference}
          hint={deliveryMessages.referenceHint}
          value={reference}
          maxLength={40}
          onValueChange={setReference}
        />
        <Checkbox checked={receiverPays} onCheckedChange={setReceiverPays}>
          {deliveryMessages.receiverPays}
        </Checkbox>
        <TextField label={deliveryMessages.instruction} maxLength={200} value={first} onValueChange={setFirst} />
        <TextField
          label={deliveryMessages.secondInstruction}
          maxLength={200}
          value={second}
          onValueChange={setSecond}
        />
      </Stack>
    </Dialog>
  );
}
