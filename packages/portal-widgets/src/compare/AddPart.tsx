import { SearchField } from '@portal/design-system';
import { mostCompared } from '@portal/domain/catalogue';
import { useState } from 'react';
import { HitOption } from '../internal/HitOption.tsx';
import { suggestionStatus, useSuggestions } from '../internal/use-suggestions.ts';
import { compareMessages as messages } from '../messages/compare.ts';
import type { CompareProps } from './Compare.props.ts';

export interface AddPartProps extends Pick<CompareProps, 'suggest' | 'onAdd'> {
  readonly compared: readonly string[];
}

/** Adds a part to the comparison by code or words, until the comparison is full. */
export function AddPart({ compared, suggest, onAdd }: AddPartProps) {
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text, suggest);
  const hits = suggestions.hits.filter(({ stock_code }) => !compared.includes(stock_code));
  if (compared.length >= mostCompared) return <p>{messages.full(mostCompared)}</p>;
  const add = (code: string) => {
    setText('');
    onAdd(code);
  };
  return (
    <SearchField
      label={messages.add}
      placeholder={messages.addPlaceholder}
      value={text}
      eager
      onValueChange={setText}
      status={suggestionStatus({ ...suggestions, hits })}
      options={hits.map((hit) => ({ key: hit.stock_code, content: <HitOption hit={hit} /> }))}
      onPick={add}
    />
  );
}
