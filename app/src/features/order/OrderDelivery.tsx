import type { CartDocument, CartHeader } from '@portal/portal-client';
import { accountOf, useAddressBook, useCall, useCartTotals, useFormat, useSession } from '@portal/portal-client/react';
import { DeliveryDialog, FreightOffers } from '@portal/portal-widgets';

export interface OrderDeliveryProps {
  document: CartDocument;
  header: CartHeader;
  onClose: () => void;
}

/** DLV-01 to DLV-03: the delivery dialog of an order. Saved as one undo step. */
export function OrderDelivery({ document, header, onClose }: OrderDeliveryProps) {
  const session = useSession();
  const { accode, delivery, dropship_allowed } = header;
  const account = accountOf(session, accode);
  const { savedWeight } = useCartTotals(document);
  const book = useAddressBook(accode, delivery.deliveryDropshipIdChosen);
  const own = account ? `${account.name}, ${account.suburb}` : accode;
  return (
    <DeliveryDialog
      delivery={delivery}
      dropshipAllowed={dropship_allowed}
      carriers={session.status === 'signed_in' ? session.login.user_details.carriers : []}
      addressBook={{
        addresses: book.addresses,
        failed: book.error !== null,
        own,
        findPlaces: book.findPlaces,
        onDelete: book.remove,
        onRetry: book.reload,
      }}
      onSaveAddress={book.save}
      freight={
        Number(savedWeight) > 0
          ? (to) => (
              <Freight
                document={document}
                header={header}
                postcode={to?.postcode}
                place={to ? `${to.suburb} ${to.state} ${to.postcode}` : own}
              />
            )
          : null
      }
      onUse={(next) => {
        document.setDelivery(next);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface FreightProps extends Pick<OrderDeliveryProps, 'document' | 'header'> {
  postcode: string | undefined;
  place: string;
}

/** DLV-01: cost of each delivery option; without a postcode, to the account's own address. */
function Freight({ document, header, postcode, place }: FreightProps) {
  const { savedWeight: weight_kg, savedExtended: goods } = useCartTotals(document);
  const format = useFormat();
  const load = { accode: header.accode, warehouse: header.warehouse, weight_kg, goods };
  const { data, error, reload } = useCall('calc-freight', postcode === undefined ? load : { ...load, postcode });
  return (
    <FreightOffers
      offers={data?.options ?? null}
      failed={error !== null}
      place={place}
      chosen={header.delivery.deliveryOptionChosen}
      format={format}
      onRetry={reload}
    />
  );
}
