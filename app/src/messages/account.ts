export const accountMessages = {
  title: 'Account',
  navigation: 'Account',
  openOrders: 'Open orders',
  sectionRegion: 'This part of the account',
  sections: {
    details: 'Details and preferences',
    history: 'Order history',
    favourites: 'Favourites',
    ownCodes: 'Your part codes',
    invoices: 'Invoices and prices',
    tips: 'Tips',
    secondFactor: 'Two-step sign-in',
    sessions: 'Sessions',
    actAs: 'Act as a customer',
  },
  person: {
    title: 'You',
    changePassword: 'Change password',
    username: 'User name',
    name: 'Name',
    mobile: 'Mobile',
    timeZone: 'Time zone',
  },
  accounts: {
    title: 'Accounts',
    hint: 'New orders and quick quotes are made for the one in use.',
    terms: (accode: string, billTo: string, discount: string | null) =>
      `${accode} · bill to ${billTo}${discount === null ? '' : ` · ${discount} % web discount`}`,
    inUse: 'In use',
    use: (accode: string) => `Use ${accode}`,
  },
};
