import { aboutUs } from '../components/AboutUs/AboutUs.settings.ts';
import { articles } from '../components/Articles/Articles.settings.ts';
import { block } from '../components/Block/Block.settings.ts';
import { didYouKnow } from '../components/DidYouKnow/DidYouKnow.settings.ts';
import { dropImage } from '../components/DropImage/DropImage.settings.ts';
import { grid } from '../components/Grid/Grid.settings.ts';
import { hero } from '../components/Hero/Hero.settings.ts';
import { hex } from '../components/Hex/Hex.settings.ts';
import { hyperText } from '../components/HyperText/HyperText.settings.ts';
import { image } from '../components/Image/Image.settings.ts';
import { layer } from '../components/Layer/Layer.settings.ts';
import { line } from '../components/Line/Line.settings.ts';
import { productSelector } from '../components/ProductSelector/ProductSelector.settings.ts';
import { quote } from '../components/Quote/Quote.settings.ts';
import { section } from '../components/Section/Section.settings.ts';
import { space } from '../components/Space/Space.settings.ts';
import { text } from '../components/Text/Text.settings.ts';
import { tip } from '../components/Tip/Tip.settings.ts';
import { title } from '../components/Title/Title.settings.ts';
import { video } from '../components/Video/Video.settings.ts';
import { video2 } from '../components/Video2/Video2.settings.ts';
import type { Values } from '../settings/setting.ts';

/** Every component type by name: data only, so the server can use it (HIVE-07, HIVE-08). */
export const registry = {
  block,
  grid,
  layer,
  hero,
  space,
  line,
  title,
  text,
  quote,
  hex,
  image,
  dropImage,
  video,
  video2,
  didYouKnow,
  productSelector,
  hyperText,
  aboutUs,
  articles,
  tip,
  section,
} as const;

export type HiveComponentType = keyof typeof registry;
export type SettingsOf<Type extends HiveComponentType> = Values<(typeof registry)[Type]['settings']>;

export const componentTypes = Object.keys(registry) as readonly HiveComponentType[];

export const isComponentType = (name: unknown): name is HiveComponentType =>
  typeof name === 'string' && Object.hasOwn(registry, name);
