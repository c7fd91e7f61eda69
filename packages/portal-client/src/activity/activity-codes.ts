/** PING-05: activity codes by event. */
export const activityCodes = {
  idle: 'vlc_500056',
  active: 'vlc_500060',
  searchClick: 'vlc_500054',
  imageFailed: 'vlc_500002',
  messageShown: 'vlc_500012',
  windowError: 'vlc_500023',
  sessionStart: '500001',
  widgetClick: '500007',
  tabChange: '500008',
  drawSpeed: '500057',
  alternateFound: '500110',
} as const;
export type ActivityName = keyof typeof activityCodes;
