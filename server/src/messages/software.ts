export const softwareMessages = {
  sms: (code: string, supplier: string, minutes: number) =>
    `${code} is your code for ${supplier}. It expires in ${minutes} minutes.`,
  smsNotSent: 'We couldn’t send the text message. Try again later.',
  wrongCode: 'This is not the code we sent',
  expiredCode: 'This code has expired. Request a new one',
};
