import type { ComponentType } from 'react';
import { Line } from '../components/Line/Line.tsx';
import { Space } from '../components/Space/Space.tsx';
import { Title } from '../components/Title/Title.tsx';
import type { Values } from '../settings/setting.ts';
import type { ComponentName, definitions } from './definitions.ts';

/** How each type is shown. A type without a view does not compile. */
export const views: {
  readonly [Name in ComponentName]: ComponentType<{ values: Values<(typeof definitions)[Name]['settings']> }>;
} = {
  line: Line,
  space: Space,
  title: Title,
};
