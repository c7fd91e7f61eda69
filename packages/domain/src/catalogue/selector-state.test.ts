import { describe, expect, it } from 'vitest';
import {
  choose,
  cleared,
  emptyState,
  fromAddress,
  optionsFromAddress,
  type SelectorState,
  saysState,
  searchAddress,
  toAddress,
  wishedState,
} from './selector-state.ts';

const state: SelectorState = {
  chosen: { PTYP: ['HEX_BOLT', 'HEX_NUT'], SIZE: ['M12'] },
  text: 'galv',
  sort: 'code_down',
  view: 'picture',
};

describe('the state of a selector', () => {
  it('FILT-04 is the same after a trip through the address', () => {
    expect(fromAddress(toAddress(state))).toEqual(state);
    expect(toAddress(emptyState)).toBe('');
    expect(saysState(toAddress(state))).toBe(true);
    expect(saysState('show_filters=0&utm=x')).toBe(false);
  });

  it('FILT-04 an address with nonsense gives the beginning', () => {
    expect(fromAddress('sort=sideways&view=3d&%%%')).toEqual(emptyState);
  });

  it('FILT-05 the settings in the address of the page', () => {
    expect(optionsFromAddress('')).toEqual({ showFilters: true, showSearchBar: true, openAtStart: true });
    expect(optionsFromAddress('show_filters=0&show_search_bar=false&open_at_start=no')).toEqual({
      showFilters: false,
      showSearchBar: false,
      openAtStart: false,
    });
  });

  it('FILT-04 the address of the search page keeps its words and the settings of the page', () => {
    const sized: SelectorState = { ...emptyState, chosen: { SIZE: ['M12'] } };
    expect(searchAddress('hex m12', sized, '?PTYP=X&show_filters=0')).toBe('/search/hex%20m12?SIZE=M12&show_filters=0');
    expect(searchAddress('hex m12', emptyState, '')).toBe('/search');
    expect(searchAddress('', sized, '')).toBe('/search?SIZE=M12');
  });

  it('FILT-02 another choice takes the place of the one before, and nothing chosen is no choice', () => {
    expect(choose(state, 'SIZE', ['M16'])).toMatchObject({ chosen: { SIZE: ['M16'] } });
    expect(choose(state, 'SIZE', []).chosen).toEqual({ PTYP: ['HEX_BOLT', 'HEX_NUT'] });
    expect(cleared(state)).toEqual({ ...emptyState, sort: 'code_down', view: 'picture' });
  });

  it('FILT-05 begins with the words and filters that a page wishes for; what is no filter is left out', () => {
    const wished = wishedState(emptyState, 'M16', [
      'PTYP:HEX_BOLT',
      ' PTYP:HEX_NUT ',
      'PTYP:HEX_NUT',
      'SIZE:M12',
      'bolts',
      ':x',
    ]);
    expect(wished).toEqual({
      ...emptyState,
      text: 'M16',
      chosen: { PTYP: ['HEX_BOLT', 'HEX_NUT'], SIZE: ['M12'] },
    });
  });
});
