import { Icon, SearchField } from '@portal/design-system';
import { ChevronDown } from '@portal/design-system/icons';
import { useEffect, useRef, useState } from 'react';
import { HitOption } from '../internal/HitOption.tsx';
import { suggestionStatus, useSuggestions } from '../internal/use-suggestions.ts';
import { siteHeaderMessages } from '../messages/site-header.ts';
import * as css from './SiteHeader.css.ts';
import { type SearchCategory, type SiteHeaderProps, searchCategories } from './SiteHeader.props.ts';

type HeaderSearchProps = Pick<
  SiteHeaderProps,
  'category' | 'partCount' | 'search' | 'onCategory' | 'onPick' | 'onSearch'
>;

const messages = siteHeaderMessages.search;
const noHits = () => Promise.resolve([]);
const count = new Intl.NumberFormat('en-AU');

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** SRCH-02: search as you type, operable by keyboard alone. `/` focuses it from anywhere outside a field (SHELL-14). */
export function HeaderSearch({ category, partCount, search, onCategory, onPick, onSearch }: HeaderSearchProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(text, category === 'prodsearch' ? search : noHits);
  const { hits } = suggestions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || typing(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const placeholder = messages.placeholders[category];
  const among = category === 'prodsearch' && partCount > 0;
  const status = category === 'prodsearch' ? suggestionStatus(suggestions, messages.allMatches) : undefined;
  return (
    <div className={css.search}>
      <SearchField
        look="chrome"
        label={messages.label(searchCategories[category].toLowerCase())}
        placeholder={among ? messages.amongParts(placeholder, count.format(partCount)) : placeholder}
        keyHint="/"
        value={text}
        inputRef={field}
        status={status}
        options={hits.map((hit) => ({ key: hit.stock_code, content: <HitOption hit={hit} /> }))}
        onValueChange={setText}
        onPick={(key) => {
          const hit = hits.find(({ stock_code }) => stock_code === key);
          if (!hit) return;
          setText('');
          onPick(hit);
        }}
        onSubmit={(value) => {
          if (value.trim() !== '') onSearch(value.trim(), category);
        }}
        lead={
          // A native select, so that public pages need not load a menu.
          <span className={css.categoryFrame}>
            <select
              aria-label={messages.category}
              className={css.category}
              value={category}
              onChange={({ target }) => onCategory(target.value as SearchCategory)}
            >
              {(Object.keys(searchCategories) as SearchCategory[]).map((key) => (
                <option key={key} value={key} className={css.categoryOption}>
                  {searchCategories[key]}
                </option>
              ))}
            </select>
            <span className={css.categoryArrow}>
              <Icon icon={ChevronDown} size="s" />
            </span>
          </span>
        }
      />
    </div>
  );
}
