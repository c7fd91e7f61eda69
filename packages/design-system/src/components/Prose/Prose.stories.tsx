import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Design system/Prose',
  tags: ['autodocs'],
  component: Prose,
  args: {
    children: (
      <>
        <h2>Hydrogen embrittlement</h2>
        <p>
          Bolts of class 10.9 and above are <strong>baked</strong> before plating. See <a href="#iso">ISO 4042</a>.
        </p>
        <ul>
          <li>At 200 °C for at least 4 hours</li>
          <li>Within 4 hours after plating</li>
        </ul>
        <blockquote>Ask for the certificate with the order.</blockquote>
        <table>
          <thead>
            <tr>
              <th>Class</th>
              <th>Hardness</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>10.9</td>
              <td>320 to 380 HV</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ISO 4042' })).toHaveStyle({ textDecorationLine: 'underline' });
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'disc' });
  },
};
