/** One component of the page that both editors open: blocks in blocks, three deep, with ten titles to a block. */
export interface Piece {
  readonly key: string;
  readonly parent: string | null;
  readonly position: number;
  readonly type: 'block' | 'title';
  readonly text: string;
}

export function pieces(count: number): Piece[];
export function typedInto(all: readonly Piece[]): Piece;
