export const timeFieldMessages = {
  placeholder: 'hh:mm',
  invalid: 'Type a time, such as 9:30 or 2 pm',
  tooEarly: (first: string) => `Must be ${first} or later`,
  tooLate: (last: string) => `Must be ${last} or earlier`,
};
