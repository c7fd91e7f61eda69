/** A row standing in a slot: an element that is used again for another row once this one is out of sight. */
export interface Slot {
  readonly slot: number;
  readonly id: string;
  readonly index: number;
}

/**
 * Gives rows to slots. A row keeps its slot while it is wanted; a row that came takes the slot of one that went. Making an element costs
 * several times what changing one does, so this is what scrolling costs least. A slot that nobody needs keeps its last row.
 */
export class SlotPool {
  private slots: Slot[] = [];

  assign(wanted: readonly number[], rowIds: readonly string[]): readonly Slot[] {
    const missing = new Map<string, number>();
    for (const index of wanted) {
      const id = rowIds[index];
      if (id !== undefined) missing.set(id, index);
    }
    const next: Slot[] = [];
    const spare: Slot[] = [];
    for (const held of this.slots) {
      const index = missing.get(held.id);
      if (index === undefined) spare.push(held);
      else {
        missing.delete(held.id);
        next.push(index === held.index ? held : { ...held, index });
      }
    }
    let fresh = this.slots.reduce((most, held) => Math.max(most, held.slot), -1) + 1;
    for (const [id, index] of missing) {
      const reused = spare.shift();
      next.push({ slot: reused ? reused.slot : fresh++, id, index });
    }
    for (const held of spare) if (rowIds[held.index] === held.id) next.push(held);
    this.slots = next.sort((a, b) => a.slot - b.slot);
    return this.slots;
  }
}
