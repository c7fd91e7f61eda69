export const footBarMessages = {
  label: 'Order total',
};
