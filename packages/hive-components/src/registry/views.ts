import { AboutUs } from '../components/AboutUs/AboutUs.tsx';
import { Articles } from '../components/Articles/Articles.tsx';
import { Block } from '../components/Block/Block.tsx';
import { DidYouKnow } from '../components/DidYouKnow/DidYouKnow.tsx';
import { DropImage } from '../components/DropImage/DropImage.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Hex } from '../components/Hex/Hex.tsx';
import { HyperText } from '../components/HyperText/HyperText.tsx';
import { Image } from '../components/Image/Image.tsx';
import { Layer } from '../components/Layer/Layer.tsx';
import { Line } from '../components/Line/Line.tsx';
import { ProductSelector } from '../components/ProductSelector/ProductSelector.tsx';
import { Quote } from '../components/Quote/Quote.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Space } from '../components/Space/Space.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Tip } from '../components/Tip/Tip.tsx';
import { Title } from '../components/Title/Title.tsx';
import { Video } from '../components/Video/Video.tsx';
import { Video2 } from '../components/Video2/Video2.tsx';
import type { View } from '../render/view.ts';
import type { HiveComponentType } from './definitions.ts';

/** The view of each type. A type without a view does not compile. */
export const views: { readonly [Type in HiveComponentType]: View<Type> } = {
  block: Block,
  grid: Grid,
  layer: Layer,
  hero: Hero,
  space: Space,
  line: Line,
  title: Title,
  text: Text,
  quote: Quote,
  hex: Hex,
  image: Image,
  dropImage: DropImage,
  video: Video,
  video2: Video2,
  didYouKnow: DidYouKnow,
  productSelector: ProductSelector,
  hyperText: HyperText,
  aboutUs: AboutUs,
  articles: Articles,
  tip: Tip,
  section: Section,
};
