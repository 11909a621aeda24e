import type { ColorRole } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useValues } from '../../render/page-style';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { isRelativeShadow, placeDropShadow, type DropShadow } from './drop-shadow';
import { shapeOutlines, type ShapeName } from './shape-outlines';
import { shapeParts, shapeShadowAttribute, shapeValues } from './shape.parts';

/** A drawn shape. */
export interface ShapeProps extends RootProps {
  /** @default 'circle' */
  shape?: ShapeName | undefined;
  /** A colour of the palette, by its role. @default 'accent' */
  color?: ColorRole | undefined;
  /** As percents of its place. @default 100 */
  width?: number | undefined;
  /** What it shows, for those who cannot see it. @default a mere ornament */
  alt?: string | undefined;
  /** The shadow that it casts. @default none */
  shadow?: DropShadow | undefined;
}

/** Without a script, a shadow in percents is that of a shape of this width, in px. */
const usualWidth = 300;

/** A shape block, drawn by the server. */
export function Shape(props: ShapeProps): ReactNode {
  const { shape = 'circle', color = 'accent', width = 100, alt = '', shadow } = props;
  const { ratio, path } = shapeOutlines[shape];
  const isRelative = shadow !== undefined && isRelativeShadow(shadow);
  const json = isRelative ? JSON.stringify(shadow) : undefined;
  const root = useMount(isRelative ? () => import('./shape.mount') : undefined, json);
  const placed = shadow && placeDropShadow(shadow, usualWidth);
  const cast = placed && (placed.x !== 0 || placed.y !== 0 || placed.blur !== 0);
  const box = useValues(
    {
      '--fr-shape-ratio': `100 / ${ratio}`,
      '--fr-shape-width': `${width}%`,
      '--fr-shape-color': `var(--fr-color-${color})`,
      ...(cast && {
        [shapeValues.x]: `${placed.x}px`,
        [shapeValues.y]: `${placed.y}px`,
        [shapeValues.blur]: `${placed.blur}px`,
      }),
    },
    shapeParts.box,
  );
  return (
    <BlockRoot
      block="shape"
      {...rootProps(props)}
      rootRef={root}
      waits={isRelative}
      data={{ [shapeShadowAttribute]: json, 'data-casts': cast ? 'true' : undefined }}
    >
      <div {...box}>
        <svg
          className={shapeParts.drawing}
          viewBox={`0 0 100 ${ratio}`}
          preserveAspectRatio="none"
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          <path d={path} fill="currentColor" />
        </svg>
      </div>
    </BlockRoot>
  );
}
