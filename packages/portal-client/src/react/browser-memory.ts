/** Remembers a user's choice in this browser across pages; without storage, until the page closes. */
export function browserMemory<Choice extends string>(key: string, choices: readonly Choice[]) {
  let current: Choice | null = null;
  return {
    /** Null if no choice has been made in this browser. */
    read(): Choice | null {
      try {
        const stored = localStorage.getItem(key);
        return choices.find((choice) => choice === stored) ?? current;
      } catch {
        return current;
      }
    },
    save(choice: Choice): void {
      current = choice;
      try {
        localStorage.setItem(key, choice);
      } catch {
        // Without storage, the next page asks the user again.
      }
    },
  };
}
