import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { statusIconKinds } from '../components/StatusIcon/StatusIcon.props.ts';
import { StatusIcon } from '../components/StatusIcon/StatusIcon.tsx';
import * as icons from '../icons.ts';
import { motion } from '../motion/contract.css.ts';
import { baseDurations, motionSpeeds } from '../motion/motion.ts';
import { type, typeStyle } from '../props/type.ts';
import { spacings, steps } from '../spacing/spacing.ts';
import * as css from './docs.css.ts';

/** Each step of the type scale as a sample. */
export function TypeScale() {
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <div className={css.rows}>
        {(Object.keys(type) as (keyof typeof type)[]).map((step) => (
          <div key={step} className={css.row}>
            <code className={css.quiet}>
              {step} {type[step].size}/{type[step].line}
            </code>
            <span style={{ ...typeStyle(step), whiteSpace: 'nowrap' }}>1,240 hex bolts M16 × 80</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The 4 px grid, and the heights of each spacing. */
export function SpaceScale() {
  return (
    <>
      <div className={`sb-unstyled ${css.frame}`}>
        <div className={css.rows}>
          {Object.entries(steps).map(([step, size]) => (
            <div key={step} className={css.row}>
              <code className={css.quiet}>
                {step} {size}
              </code>
              <span className={css.bar} style={{ width: size }} />
            </div>
          ))}
        </div>
      </div>
      <div className={`sb-unstyled ${css.frame}`}>
        <table className={css.table}>
          <thead>
            <tr>
              {['', ...Object.keys(spacings.medium)].map((title) => (
                <th key={title} className={css.td}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(spacings).map(([name, heights]) => (
              <tr key={name}>
                <td className={css.td}>{name}</td>
                {Object.entries(heights).map(([key, px]) => (
                  <td key={key} className={css.td}>
                    {px}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const durations = ['d1', 'd2', 'd3', 'd4', 'd5'] as const;

/** Each duration at the speed of the toolbar. */
export function MotionScale() {
  const [on, setOn] = useState(false);
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <div className={css.rows}>
        {durations.map((name) => (
          <div key={name} className={css.row}>
            <code className={css.quiet}>
              {name} {baseDurations[name]} ms
            </code>
            <span className={css.track}>
              <span
                className={`${css.runner} ${on ? css.runnerOn : ''}`}
                style={{ transition: `inset-inline-start ${motion[name]} ${motion.easeInOut}` }}
              />
            </span>
          </div>
        ))}
        <div>
          <Button onClick={() => setOn(!on)}>Move</Button>
        </div>
        <span className={css.quiet}>
          Speeds:{' '}
          {Object.entries(motionSpeeds)
            .map(([name, { speed }]) => `${name} × ${speed}`)
            .join(', ')}
        </span>
      </div>
    </div>
  );
}

/** All icons and status icons by name. */
export function AllIcons() {
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <h2 className={css.group}>Icons</h2>
      <div className={css.icons}>
        {Object.entries(icons).map(([name, glyph]) => (
          <span key={name} className={css.icon}>
            <Icon icon={glyph} size="m" />
            <span className={css.quiet}>{name}</span>
          </span>
        ))}
      </div>
      <h2 className={css.group}>Status icons</h2>
      <div className={css.icons}>
        {(Object.keys(statusIconKinds) as (keyof typeof statusIconKinds)[]).map((kind) => (
          <span key={kind} className={css.icon}>
            <StatusIcon kind={kind} />
            <span className={css.quiet}>{kind}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
