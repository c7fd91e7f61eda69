export const maintenanceCoverMessages = {
  title: 'Maintenance',
  state: 'The site is undergoing maintenance. Possible reasons:',
  reasons: { upgrade: 'we are upgrading our services', load: 'the load is higher than usual' },
  workKept: 'Your lines are stored on this device. This message closes as soon as the site is back.',
};
