import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { QuantityStepper } from '../components/QuantityStepper/QuantityStepper.tsx';
import { RadioGroup } from '../components/Radio/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

const panels = [
  { key: 'pa', label: 'P & A' },
  { key: 'details', label: 'Details' },
  { key: 'packaging', label: 'Packaging', count: 3 },
  { key: 'documents', label: 'Documents', count: 5 },
];

/** Inputs, choices and buttons. */
export function Choices() {
  const [panel, setPanel] = useState('pa');
  const [text, setText] = useState('PO/48817');
  const [on, setOn] = useState(true);
  const [freight, setFreight] = useState('road');
  const [quantity, setQuantity] = useState(450);
  const freights = [
    { value: 'road', label: 'Road, 1 to 2 days' },
    { value: 'air', label: 'Air, next day', hint: '212.00' },
  ];
  return (
    <Tabs label="HXB-16080-88G" items={panels} value={panel} onValueChange={setPanel} look="line">
      <Stack gap={4}>
        <span />
        <Grid columns={3} gap={6}>
          <Stack>
            <TextField label="Customer order number" value="" placeholder="PO 48817" onValueChange={setText} />
            <TextField label="Again" value={text} onValueChange={setText} error="Letters, digits and spaces only" />
          </Stack>
          <Stack>
            <Select label="Delivery" value={freight} options={freights} onValueChange={setFreight} />
            <RadioGroup label="Freight" value={freight} options={freights} onValueChange={setFreight} />
          </Stack>
          <Stack>
            <Checkbox checked={on} onCheckedChange={setOn}>
              Ship complete
            </Checkbox>
            <Checkbox checked="mixed" onCheckedChange={setOn}>
              All lines
            </Checkbox>
            <Switch checked={on} onCheckedChange={setOn}>
              Power-user mode
            </Switch>
            <Grid columns={3} gap={3}>
              <QuantityStepper label="Quantity of line 1" value={quantity} onValueChange={setQuantity} />
              <QuantityStepper label="Quantity of line 4" value={50} was="45" onValueChange={setQuantity} />
              <QuantityStepper label="Quantity of line 5" value={quantity} onValueChange={setQuantity} open />
            </Grid>
          </Stack>
        </Grid>
        <Inline wrap gap={2}>
          <Button kind="filled">Add</Button>
          <Button>Export</Button>
          <Button kind="quiet">More</Button>
          <Button kind="text">Ask for the old price</Button>
          <Button reason="Line 16 has no price" size="l">
            Confirm order
          </Button>
          <Button kind="filled" loading>
            Saving
          </Button>
          <Button tone="critical">Cancel order</Button>
        </Inline>
      </Stack>
    </Tabs>
  );
}
