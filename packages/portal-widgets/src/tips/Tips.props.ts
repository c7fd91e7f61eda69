/** A tip as it shows. */
export interface TipView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Where more of it is; null where there is nothing to go to. */
  readonly href: string | null;
}

export interface TipProps {
  /** What there is to show, the first first; with none nothing shows. */
  readonly tips: readonly TipView[];
  readonly onDismiss: (id: string) => void;
  readonly onNavigate: (href: string) => void;
}

export interface TipListProps extends TipProps {
  readonly tips: readonly (TipView & { readonly words: readonly string[]; readonly dismissed: boolean })[];
  /** What the tips are told apart by, each with its name. */
  readonly subjects: readonly { readonly word: string; readonly label: string }[];
  readonly onRestore: (id: string) => void;
}
