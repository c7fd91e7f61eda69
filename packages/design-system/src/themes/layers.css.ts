import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first, so that the order of loading does not matter. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  widgets: globalLayer('widgets'),
  app: globalLayer('app'),
} as const;
