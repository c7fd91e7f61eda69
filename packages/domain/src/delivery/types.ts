/** What a person fills in of an address (the validation model `dropship_address`). */
export interface DropshipFields {
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly address1: string;
  readonly address2: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
}

/** DLV-02: an address never changes; another replaces it, so that an old cart keeps what it was sent to. */
export interface DropshipAddress extends DropshipFields {
  readonly ds_id: number;
  readonly created_for_accode: string;
  /** The address that this one took the place of. */
  readonly replaces_ds_id: number | null;
  /** Replaced or deleted: shown for the carts that have it, offered to no other. */
  readonly deleted: boolean;
}

/** DLV-03 */
export interface Postcode {
  readonly postcode: string;
  readonly suburb: string;
  readonly state: string;
}
