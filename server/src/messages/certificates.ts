export const certificatesMessages = {
  none: (number: string) => `There is no certificate ${number}`,
  mailNotSent: 'The email could not be sent. Try again later, or download the certificates.',
  documentTitle: (numbers: string) => `Test certificates ${numbers}`,
  title: 'Inspection certificate 3.1',
  standardOf: 'To EN 10204',
  part: 'Part',
  stockCode: 'Stock code',
  description: 'Description',
  standard: 'Standard',
  batch: 'Batch',
  heat: 'Heat',
  issued: 'Issued',
  chemistry: 'Chemical composition, % by mass',
  mechanical: 'Mechanical properties',
  statement: (supplier: string) =>
    `${supplier} certifies that the goods of this batch were tested with the results above and agree with the order. This certificate is made from the record of the batch and is valid without a signature.`,
};
