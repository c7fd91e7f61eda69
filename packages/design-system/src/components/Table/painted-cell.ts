/** Elements that a cell shows, by a key: while the same key stands in the same place, the elements stay. */
export interface Stencil {
  readonly key: string;
  readonly make: () => Node;
}
export type Piece = string | Stencil;

/**
 * A cell that is written without React. What it shows is a list of pieces; the list is compared, place by place, with the one before, and
 * only what differs is written: a text node's text, or an element put in another's place. Nothing is read from the document.
 */
export class PaintedCell {
  readonly element: HTMLElement;
  private pieces: readonly Piece[] = [];
  private className = '';

  constructor() {
    this.element = document.createElement('div');
    this.element.setAttribute('role', 'gridcell');
  }

  dress(className: string): void {
    if (className === this.className) return;
    this.className = className;
    this.element.className = className;
  }

  show(pieces: readonly Piece[]): void {
    const before = this.pieces;
    this.pieces = pieces;
    let node = this.element.firstChild;
    for (let n = 0; n < pieces.length; n += 1) {
      const piece = pieces[n] ?? '';
      const stood = before[n];
      const next: ChildNode | null = node?.nextSibling ?? null;
      if (typeof piece === 'string' && typeof stood === 'string') {
        if (piece !== stood && node) node.nodeValue = piece;
      } else if (typeof piece === 'string' || typeof stood !== 'object' || piece.key !== stood.key) {
        const made = typeof piece === 'string' ? document.createTextNode(piece) : piece.make();
        if (node) this.element.replaceChild(made, node);
        else this.element.append(made);
      }
      node = next;
    }
    for (let n = pieces.length; n < before.length; n += 1) this.element.lastChild?.remove();
  }
}
