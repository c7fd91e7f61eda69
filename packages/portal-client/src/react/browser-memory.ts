/** Remembers a user's choice in this browser across pages; without storage, until the page closes. */
export function browserMemory<Answer extends string>(key: string, answers: readonly Answer[]) {
  let given: Answer | null = null;
  return {
    /** Null if no choice has been made in this browser. */
    read(): Answer | null {
      try {
        const kept = localStorage.getItem(key);
        return answers.find((answer) => answer === kept) ?? given;
      } catch {
        return given;
      }
    },
    keep(answer: Answer): void {
      given = answer;
      try {
        localStorage.setItem(key, answer);
      } catch {
        // The next page asks again.
      }
    },
  };
}
