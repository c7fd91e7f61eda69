export const actAsMessages = {
  title: 'Act as a customer',
  explanation:
    'You can see and do what the customer can, for up to an hour. Both names are recorded with everything you do. You cannot open or change the customer’s password, preferences or sessions.',
  username: 'Customer’s user name',
  reason: 'Reason',
  reasonHint: 'Recorded with your name. For example, the ticket number.',
  password: 'Your own password',
  start: 'Act as this customer',
};
