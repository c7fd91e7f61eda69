import { appStyle, media } from '@portal/design-system/css';

export const page = appStyle({
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '72px 24px 80px',
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { padding: '40px 16px 56px' } },
});
