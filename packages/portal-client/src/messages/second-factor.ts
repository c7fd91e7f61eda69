export const secondFactorMessages = {
  copied: 'Recovery codes copied.',
  copyBlocked: 'Your browser blocked copying. Select the codes and copy them yourself.',
};
