import type { ColorRole } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';

/** A line across. */
export interface DividerProps extends RootProps {
  /** @default 'solid' */
  pattern?: 'solid' | 'dashed' | 'dotted' | 'double' | undefined;
  /** In px; a double line has at least 3. @default 1 */
  thickness?: number | undefined;
  /** A colour of the palette, by its role. @default 'line' */
  color?: ColorRole | undefined;
  /** As percents of its place. @default 100 */
  width?: number | undefined;
  /** Where a narrower one stands. @default 'start' */
  alignment?: 'start' | 'center' | 'end' | undefined;
}

/** A line between one subject and the next; screen readers tell of it as a separator. */
export function Divider(props: DividerProps): ReactNode {
  const { pattern = 'solid', thickness = 1, color = 'line', width = 100, alignment } = props;
  return (
    <BlockRoot
      block="divider"
      {...rootProps(props)}
      values={{
        '--fr-divider-thickness': String(pattern === 'double' ? Math.max(3, thickness) : thickness),
        '--fr-divider-width': String(width),
        '--fr-divider-color': `var(--fr-color-${color})`,
      }}
      data={{
        'data-pattern': pattern,
        'data-color': color,
        'data-alignment': alignment === 'start' ? undefined : alignment,
      }}
    >
      <hr />
    </BlockRoot>
  );
}
