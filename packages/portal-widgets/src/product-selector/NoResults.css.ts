import { appStyle, typeStyle, vars } from '@portal/design-system/css';

export const near = appStyle({ listStyle: 'none', marginTop: '8px' });
export const nearCode = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  minHeight: '28px',
});
export const nearWhy = appStyle({ ...typeStyle('small'), color: vars.text2 });
