export { type Carrier, carrierReference, readCarrierReference } from './carrier.ts';
export type { DropshipAddress, DropshipFields, Postcode } from './types.ts';
