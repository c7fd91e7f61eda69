export { motion } from './motion/contract.css.ts';
export { baseDurations, type MotionName, motionSpeeds } from './motion/motion.ts';
export { type TypeSize, type, type Weight, weights } from './props/type.ts';
export { spacing } from './spacing/contract.css.ts';
export { media, type SpacingName, type Step, spacings, steps } from './spacing/spacing.ts';
export { vars } from './themes/contract.css.ts';
export {
  type Theme,
  type ThemeKey,
  type ThemeName,
  type ThemeScheme,
  type ThemeTokens,
  themeByName,
  themeKeys,
  themes,
} from './themes/index.ts';
