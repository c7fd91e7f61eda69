export const orderProgressMessages = {
  orderAgain: 'Order again',
  saveAsPdf: 'Order as PDF',
  print: 'Print',
  now: 'now',
  documents: {
    invoice: (number: string) => `Tax invoice ${number}`,
    creditNote: (number: string) => `Credit note ${number}`,
    deliveryNote: 'Delivery note',
    packingList: 'Packing list',
    certificates: 'Test certificates',
    certificate: (number: string) => `Test certificate ${number}`,
  },
};
