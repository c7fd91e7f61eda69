import type { DeviceWidth } from '@portal/hive-components/settings';
import { useState } from 'react';

/** HIVE-16: widths of a phone, a tablet, and the portal's width locks. */
export const canvasWidths = [390, 768, 1200, 1440, 1680] as const;
export type CanvasWidth = (typeof canvasWidths)[number];

/** What the canvas shows: the page at one width, or at four of them side by side. */
export type CanvasView = CanvasWidth | 'all';
const sideBySide: readonly CanvasWidth[] = [390, 768, 1200, 1440];

/** The canvas width that represents each device. */
const widthOf = { desktop: 1200, tablet: 768, phone: 390 } as const;
const deviceOf = (width: CanvasWidth): DeviceWidth => (width < 760 ? 'phone' : width < 1120 ? 'tablet' : 'desktop');

export interface CanvasWidths {
  readonly view: CanvasView;
  readonly widths: readonly CanvasWidth[];
  readonly show: (view: CanvasView) => void;
  /** The device whose values the settings show. */
  readonly device: DeviceWidth;
  readonly editDevice: (device: DeviceWidth) => void;
}

/** The width on the canvas and the device whose settings are edited: one follows the other unless all widths are shown. */
export function useCanvasWidths(): CanvasWidths {
  const [view, setView] = useState<CanvasView>(1200);
  const [device, setDevice] = useState<DeviceWidth>('desktop');
  return {
    view,
    widths: view === 'all' ? sideBySide : [view],
    show(next) {
      setView(next);
      if (next !== 'all') setDevice(deviceOf(next));
    },
    device,
    editDevice(next) {
      setDevice(next);
      setView((now) => (now === 'all' || deviceOf(now) === next ? now : widthOf[next]));
    },
  };
}
