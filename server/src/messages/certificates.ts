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
    `${supplier} certifies that the goods in this batch were tested with the results above and comply with the order. This certificate was generated from the batch record and is valid without a signature.`,
};
