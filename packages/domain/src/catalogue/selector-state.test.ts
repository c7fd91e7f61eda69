import { describe, expect, it } from 'vitest';
import {
  choose,
  cleared,
  emptyState,
  fromAddress,
  hasState,
  openPartIn,
  optionsFromAddress,
  requestedState,
  type SelectorState,
  searchAddress,
  toAddress,
  withOpenPart,
} from './selector-state.ts';

const state: SelectorState = {
  chosen: { PTYP: ['HEX_BOLT', 'HEX_NUT'], SIZE: ['M12'] },
  text: 'galv',
  sort: 'code_down',
  view: 'picture',
};

describe('the state of a selector', () => {
  it('FILT-04 the state survives a round trip through the address', () => {
    expect(fromAddress(toAddress(state))).toEqual(state);
    expect(toAddress(emptyState)).toBe('');
    expect(hasState(toAddress(state))).toBe(true);
    expect(hasState('show_filters=0&utm=x')).toBe(false);
  });

  it('FILT-04 an address with nonsense gives the initial state', () => {
    expect(fromAddress('sort=sideways&view=3d&%%%')).toEqual(emptyState);
  });

  it("FILT-05 reads the settings in the page's address", () => {
    expect(optionsFromAddress('')).toEqual({ showFilters: true, showSearchBar: true, openAtStart: true });
    expect(optionsFromAddress('show_filters=0&show_search_bar=false&open_at_start=no')).toEqual({
      showFilters: false,
      showSearchBar: false,
      openAtStart: false,
    });
  });

  it("FILT-04 the search page's address keeps its words and the page's settings", () => {
    const sized: SelectorState = { ...emptyState, chosen: { SIZE: ['M12'] } };
    expect(searchAddress('hex m12', sized, '?PTYP=X&show_filters=0')).toBe('/search/hex%20m12?SIZE=M12&show_filters=0');
    expect(searchAddress('hex m12', emptyState, '')).toBe('/search');
    expect(searchAddress('', sized, '')).toBe('/search?SIZE=M12');
  });

  it('SRCH-01 an opened part is in the address beside the state, and stays when a filter changes', () => {
    const opened = withOpenPart('SIZE=M12&sort=code', 'HXB-12050-88Z');
    expect(openPartIn(opened)).toBe('HXB-12050-88Z');
    expect(fromAddress(opened)).toEqual(fromAddress('SIZE=M12&sort=code'));
    expect(hasState('part=HXB-12050-88Z')).toBe(false);
    expect(searchAddress('hex', { ...emptyState, chosen: { SIZE: ['M16'] } }, opened)).toBe(
      '/search/hex?SIZE=M16&part=HXB-12050-88Z',
    );
    expect(withOpenPart(opened, null)).toBe('SIZE=M12&sort=code');
  });

  it('FILT-02 a new choice replaces the previous one, and an empty choice is removed', () => {
    expect(choose(state, 'SIZE', ['M16'])).toMatchObject({ chosen: { SIZE: ['M16'] } });
    expect(choose(state, 'SIZE', []).chosen).toEqual({ PTYP: ['HEX_BOLT', 'HEX_NUT'] });
    expect(cleared(state)).toEqual({ ...emptyState, sort: 'code_down', view: 'picture' });
  });

  it("FILT-05 starts with the page's words and filters, ignoring invalid filters", () => {
    const wished = requestedState(emptyState, 'M16', [
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
