import { consentFrameAttribute } from '@frontage/census';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { rootProps, type RootProps } from '../../render/root-props';

/** The props of a frame with the owner's own code. */
export interface CodeProps extends RootProps {
  /** The name of the frame. */
  title: string;
  /** Where the server answers with the code, under a policy of its own. */
  address: string;
  /** In px. */
  height: number;
  /** Whether scripts may run in it, if the server lets them. @default false */
  scripts?: boolean | undefined;
  /** Whether it loads from other addresses: then it waits for consent. @default false */
  isExternal?: boolean | undefined;
}

const links = 'allow-popups allow-popups-to-escape-sandbox';

/** The owner's own code in a frame without an origin: it cannot reach the page, or its visitor. */
export function Code(props: CodeProps): ReactNode {
  const { title, address, height, scripts = false, isExternal } = props;
  // The site itself serves it.
  usePageNeeds({ frames: ["'self'"] });
  return (
    <BlockRoot block="code" {...rootProps(props)}>
      <iframe
        className="fr-code__frame"
        src={address}
        title={title}
        height={height}
        sandbox={scripts ? `allow-scripts allow-forms ${links}` : links}
        loading="lazy"
        {...(isExternal && { [consentFrameAttribute]: '' })}
      />
    </BlockRoot>
  );
}
