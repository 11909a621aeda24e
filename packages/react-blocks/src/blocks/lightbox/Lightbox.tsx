import type { LightboxHistory } from '@frontage/lightbox';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { lightboxAttributes } from './lightbox.parts';
import { lightboxTexts } from './lightbox.texts';

/** A part of a page whose links to pictures open them full screen. */
export interface LightboxProps extends RootProps {
  /** What is shown, for those who do not see it: the name of the dialog. @default 'Gallery' */
  label?: string | undefined;
  /** Which links open, as a selector. @default those to a picture file, and a[data-lightbox] */
  links?: string | undefined;
  /** The ground. @default 'dark' */
  theme?: 'light' | 'dark' | undefined;
  /** Whether desktops show previous and next [2.18]. @default true */
  controls?: boolean | undefined;
  /** What stands in the address and the history while it is open [2.20]. @default 'entry' */
  history?: LightboxHistory | undefined;
  /** The page's address, for the history `path`. @default that of the window */
  collectionUrl?: string | undefined;
  children: ReactNode;
}

/**
 * Opens links to pictures full screen, as one set in the order of the page [2.18]. They are looked
 * for each time it opens, so the children may change at any time. Without a script, and before it
 * has come, they are links.
 */
export function Lightbox(props: LightboxProps): ReactNode {
  const { label, links, theme, controls = true, history, collectionUrl, children } = props;
  const root = useMount(
    () => import('./host-lightbox.mount'),
    JSON.stringify([label, links, theme, controls, history, collectionUrl]),
  );
  return (
    <BlockRoot
      block="lightbox"
      {...rootProps(props)}
      rootRef={root}
      waits
      speaks={[lightboxTexts]}
      data={{
        [lightboxAttributes.label]: label,
        [lightboxAttributes.links]: links,
        [lightboxAttributes.theme]: theme,
        [lightboxAttributes.controls]: controls ? undefined : 'false',
        [lightboxAttributes.history]: history,
        [lightboxAttributes.collectionUrl]: collectionUrl,
      }}
    >
      {children}
    </BlockRoot>
  );
}
