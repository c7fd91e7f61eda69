/** The editable fields of an address (validation model `dropship_address`). */
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

/** DLV-02: addresses are immutable. An edit creates a replacement, so that old carts keep the address they were sent to. */
export interface DropshipAddress extends DropshipFields {
  readonly ds_id: number;
  readonly created_for_accode: string;
  /** The address that this one replaces. */
  readonly replaces_ds_id: number | null;
  /** Replaced or deleted: still shown on carts that use it, not offered to others. */
  readonly deleted: boolean;
}

/** DLV-03: one suburb of a postcode. */
export interface Postcode {
  readonly postcode: string;
  readonly suburb: string;
  readonly state: string;
}
