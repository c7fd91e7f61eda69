export const orderHistoryMessages = {
  loadFailed: 'We couldn’t load your orders.',
  linesLoadFailed: 'We couldn’t load this order’s lines, so nothing was ordered. Try again.',
  spend: {
    title: 'Spend by month',
    chart: (accode: string | null) => `Orders without GST, ${accode}`,
    series: 'Spend without GST',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  past: {
    title: 'Past orders',
    found: (count: number) => (count === 1 ? '1 order found' : `${count} orders found`),
  },
  parts: {
    title: 'Ordered most often',
    loadFailed: 'We couldn’t load your parts.',
  },
  documents: {
    deliveryNote: 'Delivery note',
    packingList: 'Packing list',
    asPdf: (document: string, orderNumber: string) => `${document} ${orderNumber} as PDF`,
  },
  prices: {
    title: 'Net prices',
    download: (accode: string | null) => `Download prices of ${accode ?? ''}`,
    hint: 'Every part at what this account pays, as CSV. Each download is recorded.',
  },
  invoices: {
    title: 'Invoices',
  },
};
