import { safeHref } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureData } from '../../picture/picture.parts';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import { logoParts } from './logo.parts';

/** The sign of a site. */
export interface LogoProps extends RootProps {
  /** The name of the site: shown without a picture, and said of one without a description. */
  name: string;
  /** @default none: the name is shown */
  picture?: PictureData | undefined;
  /**
   * The height of the picture, in px; a wide one is less high where there is no room. @default 48
   */
  height?: number | undefined;
  /** Where it leads. @default '/' */
  href?: string | undefined;
  /** @default 'start' */
  alignment?: 'start' | 'center' | 'end' | undefined;
}

/** The logo of a site, or else its name, with a link to its first page. */
export function Logo(props: LogoProps): ReactNode {
  const { name, picture, height = 48, href = '/', alignment = 'start' } = props;
  if (!picture && name.trim() === '') return null;
  const width = picture && Math.round((height * picture.width) / picture.height);
  return (
    <BlockRoot
      block="logo"
      {...rootProps(props)}
      values={picture && { '--fr-logo-height': String(height) }}
      data={{ 'data-alignment': alignment === 'start' ? undefined : alignment }}
    >
      <a className={logoParts.link} href={safeHref(href)}>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: picture.alt.trim() || name }}
            loading="native"
            sizes={`${width}px`}
            shownWidth={width}
          />
        ) : (
          name
        )}
      </a>
    </BlockRoot>
  );
}
