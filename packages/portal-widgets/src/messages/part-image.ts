export const partImageMessages = {
  enlarge: (part: string) => `Enlarge ${part}`,
};
