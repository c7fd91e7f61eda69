/** NAV-02, NAV-13: texts about a part for search engines and link previews. */
export const partMetadataMessages = {
  title: (stock_code: string, description: string, siteName: string) => `${stock_code} ${description} · ${siteName}`,
  /** `standard` is the part's standard, or undefined. */
  description: (description: string, standard: string | undefined, pack_quantity: number) =>
    `${description}. ${standard ? `${standard}. ` : ''}${pack_quantity} in a pack. Dimensions, packaging, documents and where to buy.`,
} as const;
