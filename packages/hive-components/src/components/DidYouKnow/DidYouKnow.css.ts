import { vars, widgetStyle } from '@portal/design-system/css';

/** The requested number of columns, fewer where a tip would be narrower than 220 px. */
export const tips = widgetStyle({
  display: 'grid',
  columnGap: '24px',
  gridTemplateColumns:
    'repeat(auto-fill, minmax(max(min(100%, 220px), (100% - (var(--columns) - 1) * 24px) / var(--columns)), 1fr))',
  borderBlockStart: `1px solid ${vars.border}`,
});
export const tip = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: '0 8px',
  paddingBlock: '12px',
  borderBlockEnd: `1px solid ${vars.hairline}`,
});
export const title = widgetStyle({ fontWeight: 550, paddingBlockStart: '2px' });
export const text = widgetStyle({
  gridColumn: '1 / -1',
  color: vars.text2,
  fontSize: '14px',
  lineHeight: '20px',
});
export const away = widgetStyle({
  inlineSize: '28px',
  blockSize: '28px',
  display: 'grid',
  placeItems: 'center',
  color: vars.text3,
  borderRadius: vars.rS,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text1, background: vars.hover } },
});
