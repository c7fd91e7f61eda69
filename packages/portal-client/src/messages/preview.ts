/** Sample people that a preview shows to customers and staff. */
export const previewMessages = {
  customer: { firstname: 'Sample', lastname: 'Customer' },
  staff: { firstname: 'Sample', lastname: 'Employee' },
  account: 'Sample Customer Pty Ltd',
};
