import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first, so that order of loading never decides how something looks. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  widgets: globalLayer('widgets'),
  app: globalLayer('app'),
} as const;
