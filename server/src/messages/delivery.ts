export const deliveryMessages = {
  noAddress: 'There is no such address.',
  notAllowed: 'This account can only have deliveries to its own address. Call us to add others.',
  wrongState: (postcode: string, states: readonly string[]) => `The postcode ${postcode} is in ${states.join(' or ')}`,
  wrongPostcode: (suburb: string, state: string, postcodes: readonly string[]) =>
    `${suburb} in ${state} has the postcode ${postcodes.join(' or ')}`,
};
