import { appStyle, media } from '@portal/design-system/css';

export const page = appStyle({
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '56px 8px 80px',
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { padding: '24px 0 56px' } },
});
