export const siteMenuMessages = {
  label: 'Site',
  below: (page: string) => `Pages below ${page}`,
};
