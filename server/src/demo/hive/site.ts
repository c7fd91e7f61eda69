import type { HiveResource } from '@portal/domain/hive';
import { aboutUs } from './about-us.ts';
import { articlePages } from './articles.ts';
import type { DemoPage, DemoSection } from './build.ts';
import { campaignPages, cutOffTimes } from './campaigns.ts';
import { type FamilyCounts, homeWith } from './home.ts';
import { drawing } from './parts.ts';
import { productPages } from './products.ts';

/** The pages of the supplier's site, parents before children. */
export const demoPagesWith = (counts: FamilyCounts): readonly DemoPage[] => [
  homeWith(counts),
  ...productPages,
  ...articlePages,
  aboutUs,
  ...campaignPages,
];

/** Saved sections that pages show synced. */
export const demoSections: readonly DemoSection[] = [cutOffTimes];

/** Pictures that settings can reference by resource id. */
export const demoResources: readonly HiveResource[] = [
  ['1001', 'Hex bolt M16 × 80', 'HXB-16080-88G'],
  ['1002', 'Structural assembly M20 × 65', 'HTB-20065-109'],
  ['1003', 'Wedge anchor M12 × 100', 'ANC-12100-316'],
  ['1004', 'Anchor stud M16 × 190', 'CHS-16190-58Z'],
].map(([resource_id = '', title = '', code = '']) => ({
  resource_id,
  domain_id: 'portal',
  title,
  kind: 'picture',
  path: drawing(code),
}));
