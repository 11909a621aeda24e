import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { narrowSpacerHeight } from './narrow-spacer-height';

/** Empty room between blocks. */
export interface SpacerProps extends RootProps {
  /** Its height on wide screens, in px. @default 48 */
  height?: number | undefined;
  /** Its height on telephones, in px. @default two thirds of `height` */
  narrowHeight?: number | undefined;
}

/** A spacer block. There is nothing in it, so it is not read aloud. */
export function Spacer(props: SpacerProps): ReactNode {
  const { height = 48, narrowHeight = narrowSpacerHeight(height) } = props;
  return (
    <BlockRoot
      block="spacer"
      {...rootProps(props)}
      values={{ '--fr-spacer-height': String(height), '--fr-spacer-narrow': String(narrowHeight) }}
    >
      {null}
    </BlockRoot>
  );
}
