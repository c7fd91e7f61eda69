import { readAddress, readPictureAddress } from './address.ts';
import { allowed, holdsOnlyOwn, isAllowed, isBlock, isVoid, parents, type RichTag } from './allowed.ts';

export interface RichElement {
  readonly tag: RichTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichNode[];
}
export type RichNode = string | RichElement;

/** A text of a page as a tree of allowed elements, and what was left out on the way, in words. */
export interface Rich {
  readonly nodes: readonly RichNode[];
  readonly removed: readonly string[];
}

interface Open {
  readonly tag: RichTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Deeper than this, elements are left out and their text kept: nobody writes so, and a stack must not overflow. */
const deepest = 40;
const positive = /^\d{1,4}$/;

/** Builds a tree out of what a reader of HTML or Markdown meets, and lets nothing into it that is not allowed. */
export class RichBuilder {
  readonly #root: RichNode[] = [];
  readonly #open: Open[] = [];
  readonly #removed = new Set<string>();

  get #top(): Open | undefined {
    return this.#open.at(-1);
  }

  note(what: string): void {
    this.#removed.add(what);
  }

  #has(tag: RichTag): boolean {
    return this.#open.some((each) => each.tag === tag);
  }

  #append(node: RichNode): void {
    const into = this.#top?.children ?? this.#root;
    const last = into.at(-1);
    if (typeof node === 'string' && typeof last === 'string') into[into.length - 1] = last + node;
    else into.push(node);
  }

  text(text: string): void {
    if (text === '') return;
    if (holdsOnlyOwn(this.#top?.tag)) {
      if (text.trim() === '') return;
      this.#makeRoom();
    }
    this.#append(text);
  }

  /** Opens what text or an element needs around it in a list or table. */
  #makeRoom(): void {
    const own = {
      ul: ['li'],
      ol: ['li'],
      dl: ['dd'],
      table: ['tbody', 'tr', 'td'],
      thead: ['tr', 'th'],
      tbody: ['tr', 'td'],
      tfoot: ['tr', 'td'],
      tr: ['td'],
    } as const;
    const top = this.#top?.tag;
    for (const tag of top && Object.hasOwn(own, top) ? own[top as keyof typeof own] : []) this.#push(tag, {});
  }

  #push(tag: RichTag, attributes: Readonly<Record<string, string>>): void {
    this.#open.push({ tag, attributes, children: [] });
  }

  open(name: string, attributes: readonly (readonly [string, string])[] = []): void {
    if (isAllowed(name)) this.#openAllowed(name, attributes);
    else this.note(`<${name.slice(0, 20)}>`);
  }

  #openAllowed(tag: RichTag, attributes: readonly (readonly [string, string])[]): void {
    const kept = this.#attributes(tag, attributes);
    if (tag === 'a' && this.#has('a')) this.close('a');
    if (isBlock(tag) && this.#has('p')) this.close('p');
    if (!this.#place(tag) || this.#open.length >= deepest) return;
    if (isVoid(tag)) this.#append({ tag, attributes: kept, children: [] });
    else this.#push(tag, kept);
  }

  /** Closes or opens what stands between the top and a parent that the element may have. False where it may stand nowhere. */
  #place(tag: RichTag): boolean {
    const homes = parents[tag];
    if (!homes) {
      if (holdsOnlyOwn(this.#top?.tag)) this.#makeRoom();
      return true;
    }
    if (tag === 'tr' && !this.#open.some((each) => homes.includes(each.tag)) && this.#has('table')) {
      this.#closeTo('table');
      this.#push('tbody', {});
    }
    const home = this.#open.findLast(
      (each) => homes.includes(each.tag) || each.tag === 'table' || each.tag === 'ul' || each.tag === 'ol',
    );
    if (!home || !homes.includes(home.tag)) return false;
    this.#closeTo(home.tag);
    return true;
  }

  /** Closes all that is open above the last element of a name. */
  #closeTo(tag: RichTag): void {
    while (this.#top && this.#top.tag !== tag) this.#closeTop();
  }

  #closeTop(): void {
    const done = this.#open.pop();
    if (done) this.#append(done);
  }

  close(name: string): void {
    if (!isAllowed(name) || !this.#has(name)) return;
    this.#closeTo(name);
    this.#closeTop();
  }

  #attributes(tag: RichTag, given: readonly (readonly [string, string])[]): Record<string, string> {
    const kept = new Map<string, string>();
    for (const [name, value] of given) {
      const read = (allowed[tag] as readonly string[]).includes(name) ? this.#attribute(name, value) : undefined;
      if (read === undefined) this.note(/^[a-z-]{1,20}$/.test(name) ? name : 'an attribute');
      else if (!kept.has(name)) kept.set(name, read);
    }
    return Object.fromEntries(kept);
  }

  #attribute(name: string, value: string): string | undefined {
    switch (name) {
      case 'href':
        return readAddress(value) || undefined;
      case 'src':
        return readPictureAddress(value) || undefined;
      case 'start':
      case 'width':
      case 'height':
      case 'colspan':
      case 'rowspan':
        return positive.test(value) ? value : undefined;
      case 'dir':
        return ['ltr', 'rtl', 'auto'].includes(value) ? value : undefined;
      case 'scope':
        return ['row', 'col'].includes(value) ? value : undefined;
      default:
        return value.slice(0, 1_000);
    }
  }

  finish(): Rich {
    while (this.#open.length > 0) this.#closeTop();
    return { nodes: this.#root, removed: [...this.#removed] };
  }
}

/** The text alone, for names, search and lists. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}
