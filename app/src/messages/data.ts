export const dataMessages = {
  title: 'Data',
  navigation: 'Data',
  sectionRegion: 'This part of the data screen',
  sections: {
    loads: 'Loads',
    sources: 'Sources',
    destinations: 'Destinations',
    users: 'Users',
    audit: 'Audit log',
  },
};
