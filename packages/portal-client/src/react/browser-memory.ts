/** What somebody has once answered, and this browser is to remember over pages; where it keeps nothing, for as long as the page stands. */
export function browserMemory<Answer extends string>(key: string, answers: readonly Answer[]) {
  let given: Answer | null = null;
  return {
    /** Null while nothing has been answered in this browser. */
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
        // Asked again on the next page, then.
      }
    },
  };
}
