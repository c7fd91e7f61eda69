import {
  ArchiveX,
  ArrowUpToLine,
  ChevronDown,
  CircleAlert,
  CircleHelp,
  Minus,
  Phone,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { knock } from './StatusIcon.css.ts';

const ring = <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;

/** Icons drawn on a 12 × 12 grid. The shape carries the meaning; colour repeats it. */
export const shapes = {
  dot: <circle cx="6" cy="6" r="3" fill="currentColor" />,
  disc: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  ring,
  half: (
    <>
      {ring}
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5z" fill="currentColor" />
    </>
  ),
  barred: (
    <>
      <path d="M2.6 9.4 9.4 2.6" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  loading: (
    <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="1.4 1.49" />
  ),
  tick: (
    <>
      <circle cx="6" cy="6" r="5.4" fill="currentColor" />
      <path
        d="m3.6 6.2 1.7 1.6 3.1-3.5"
        fill="none"
        className={knock}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  submitted: (
    <>
      <circle cx="6" cy="6" r="5.4" fill="currentColor" />
      <path
        d="M3.4 6h5M6.3 3.9 8.5 6 6.3 8.1"
        fill="none"
        className={knock}
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  alert: (
    <>
      <path d="M6 .9 11.6 11H.4z" fill="currentColor" />
      <path d="M6 4.6v2.7M6 9v.1" className={knock} strokeWidth="1.4" strokeLinecap="round" />
    </>
  ),
  up: <path d="M6 1 11.5 11H.5z" fill="currentColor" />,
  down: <path d="M6 11 .5 1h11z" fill="currentColor" />,
} as const satisfies Record<string, ReactNode>;

/** Status icons that are Lucide icons. */
export const glyphs = {
  rounded: ArrowUpToLine,
  rising: TrendingUp,
  falling: TrendingDown,
  telephone: Phone,
  dash: Minus,
  crossedBox: ArchiveX,
  question: CircleHelp,
  exclamation: CircleAlert,
  chevron: ChevronDown,
} as const;

export type StatusIconKind = keyof typeof shapes | keyof typeof glyphs;
