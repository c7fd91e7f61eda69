/** An existing schedule. The fields for a new one are loaded on demand with their own messages. */
export const scheduledMessages = {
  goesLive: (when: string, by: string) => `Goes live ${when}, planned by ${by}`,
  cancel: 'Cancel the schedule',
  failed: 'This draft was not published at the planned time',
  moment: (day: string, time: string, zone: string) => `${day}, ${time} ${zone} time`,
};
