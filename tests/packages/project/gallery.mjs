// A page of the packed design system, written as another team's JavaScript: without JSX, TypeScript or a plugin.
import {
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  DateField,
  Heading,
  Inline,
  Meter,
  Pagination,
  RadioGroup,
  Select,
  Stack,
  Switch,
  Tabs,
  Tag,
  Text,
  TextField,
  ThemeProvider,
  Toolbar,
  ToolbarButton,
} from '@portal/design-system';
import { Bold } from '@portal/design-system/icons';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const none = () => undefined;
const plans = [
  { value: 'one', label: 'One order' },
  { value: 'each', label: 'An order for each site' },
];
const tabs = [
  { key: 'prices', label: 'Prices', count: 4 },
  { key: 'stock', label: 'Stock' },
];

export function Gallery() {
  return h(
    ThemeProvider,
    { theme: 'standard', motion: 'instant' },
    h(
      Stack,
      { gap: 4 },
      h(Heading, { level: 1 }, 'Delivery'),
      h(Banner, { tone: 'warning', title: 'Two lines are out of stock' }, 'They are sent on 4 December.'),
      h(
        Inline,
        { gap: 2, wrap: true },
        h(Button, { kind: 'filled' }, 'Save address'),
        h(Button, {}, 'Cancel'),
        h(Button, { kind: 'quiet', icon: Bold }, 'Bold'),
        h(Tag, { tone: 'positive' }, 'Delivered'),
        h(Badge, { count: 3, label: 'unread messages' }),
      ),
      h(TextField, { label: 'Street', value: '12 Miller Road', onValueChange: none }),
      h(Select, { label: 'Site', value: 'one', options: plans, onValueChange: none }),
      h(DateField, { label: 'Deliver on', value: '2026-11-30', today: '2026-11-21', onValueChange: none }),
      h(RadioGroup, { label: 'Split', value: 'one', options: plans, onValueChange: none }),
      h(Checkbox, { checked: true, onCheckedChange: none }, 'Send me a copy'),
      h(Switch, { checked: false, onCheckedChange: none }, 'Call before delivery'),
      h(Card, { title: 'HXB-12050', note: 'Hex bolt M12 × 50' }, h(Text, {}, '25 in a box')),
      h(Meter, { label: 'Weight', value: 214.6, max: 250, text: '214.6 of 250 kg' }),
      h(Tabs, { label: 'Part', items: tabs, value: 'prices', onValueChange: none }, h(Text, {}, '54.20 / 100')),
      h(Toolbar, { label: 'Format' }, h(ToolbarButton, { label: 'Bold', icon: Bold, pressed: true })),
      h(Pagination, { label: 'Results', page: 2, pages: 9, onPageChange: none }),
    ),
  );
}

export const renderGallery = () => renderToString(h(Gallery));
