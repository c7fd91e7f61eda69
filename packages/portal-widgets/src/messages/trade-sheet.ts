export const tradeSheetMessages = {
  columns: {
    line: 'Line',
    code: 'Code',
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    extended: 'Extended',
  },
  totals: {
    label: 'Totals',
    goods: 'Goods',
    freight: 'Freight',
    freightOpen: 'no delivery chosen',
    serviceCharge: 'Service charge',
    gst: 'GST 10 %',
    promoCode: 'Promo code',
    toPay: 'To pay',
    toPayWithoutFreight: 'To pay, without freight',
    currency: 'AUD',
    weight: 'Weight',
    kilograms: (weight: string) => `${weight} kg`,
  },
};
