/** The delivery of one order (DLV-01 to DLV-03). */
export const deliveryDialogMessages = {
  title: 'Delivery',
  use: 'Use for this order',
  addressFirst: 'Save or cancel the address first.',
  unsavedAddress: 'The address is not saved.',
  unsavedAddressHint: 'Save it to use it for this order.',
  keepTyping: 'Keep typing',
  discardAddress: 'Discard the address',
  ownAddressOnly: (address: string) => `Orders on this account are delivered only to ${address}.`,
  receiverPaysHint: 'The receiver pays the carrier: no freight is charged.',
  carrier: 'Carrier',
  carrierOfOption: 'Carrier of the delivery option',
  reference: 'Third-party reference',
  referenceHint: 'Your account number with the carrier, or the booking number.',
  receiverPays: 'The receiver pays the carrier',
  instruction: 'Instruction',
  secondInstruction: 'Second instruction',
};
