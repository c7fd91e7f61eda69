import type { HivePerson } from '@portal/domain/hive';
import type { Store } from '@portal/portal-client/react';
import { type RefObject, useEffect } from 'react';
import { elementOf } from './elements.ts';

/** Shows on the page what others have selected, with their names. */
export function useOthers(page: RefObject<HTMLElement | null>, others: Store<readonly HivePerson[]> | undefined): void {
  useEffect(() => {
    const mark = () => {
      for (const marked of page.current?.querySelectorAll('[data-other]') ?? []) marked.removeAttribute('data-other');
      for (const [key, people] of byComponent(others?.get() ?? [])) {
        elementOf(page.current, key)?.setAttribute('data-other', people.map(({ name }) => name).join(', '));
      }
    };
    mark();
    return others?.subscribe(mark);
  }, [page, others]);
}

function byComponent(people: readonly HivePerson[]): ReadonlyMap<string, readonly HivePerson[]> {
  const found = new Map<string, HivePerson[]>();
  for (const person of people) {
    if (person.component === null) continue;
    const there = found.get(person.component);
    if (there) there.push(person);
    else found.set(person.component, [person]);
  }
  return found;
}
