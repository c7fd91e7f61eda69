/** Parts, warehouses and places that a call names and that do not exist. */
export const catalogueMessages = {
  noPart: (code: string) => `There is no part ${code}`,
  noWarehouse: (code: string) => `There is no warehouse ${code}`,
  noPostcode: (postcode: string) => `There is no place with postcode ${postcode}`,
  noDeliveryOption: (code: string) => `There is no delivery option ${code}`,
};
