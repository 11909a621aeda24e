import { safeHref } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import type { PageValues } from '../../render/page-style';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { marqueeAttributes, marqueeParts } from './marquee.parts';
import { marqueeDefaults, type MarqueeOptions } from './marquee-options';
import { marqueeSegment, marqueeSwing, waveLine } from './marquee.model';
import { marqueeTexts } from './marquee.texts';

/** Words of a marquee. */
export interface MarqueeItem {
  text: string;
  /** Where a click leads; an unsafe address leads nowhere. @default nowhere */
  href?: string | undefined;
}

/** A marquee. */
export interface MarqueeProps extends RootProps, Partial<MarqueeOptions> {
  /** What passes; without any nothing is shown. */
  items: readonly MarqueeItem[];
  /** As large as a heading, or as text. @default 'large' */
  size?: 'large' | 'text' | undefined;
}

/** Words that pass by [3.30]; without a script, and under reduced motion, they stand in lines. */
export function Marquee(props: MarqueeProps): ReactNode {
  const { items, size = 'large' } = props;
  const texts = useTexts(marqueeTexts);
  const options: MarqueeOptions = {
    waveFrequency: props.waveFrequency ?? marqueeDefaults.waveFrequency,
    waveIntensity: props.waveIntensity ?? marqueeDefaults.waveIntensity,
    animationDirection: props.animationDirection ?? marqueeDefaults.animationDirection,
    animationSpeed: props.animationSpeed ?? marqueeDefaults.animationSpeed,
    pausedOnHover: props.pausedOnHover ?? marqueeDefaults.pausedOnHover,
  };
  const json = JSON.stringify(options);
  const root = useMount(() => import('./marquee.mount'), JSON.stringify([json, items]));
  if (items.length === 0) return null;
  return (
    <BlockRoot
      block="marquee"
      {...rootProps(props)}
      rootRef={root}
      waits
      values={roomOf(options)}
      data={{
        'data-size': size,
        [marqueeAttributes.options]: json,
        [marqueeAttributes.stop]: texts.stop,
        [marqueeAttributes.play]: texts.play,
      }}
    >
      <div className={marqueeParts.display}>
        <p className={marqueeParts.words}>
          {items.map((item, index) => (
            <MarqueeWords key={index} {...item} />
          ))}
        </p>
      </div>
    </BlockRoot>
  );
}

/** The room of a wave, which is drawn later; words in a line have their own. */
function roomOf({ waveFrequency, waveIntensity }: MarqueeOptions): PageValues {
  if (waveIntensity <= 0) return {};
  const swing = marqueeSwing(waveIntensity, marqueeSegment(waveFrequency));
  return { '--fr-marquee-height': `calc(${2 * swing}px + ${waveLine}em)` };
}

/** A space between two items, for those who read on. */
function MarqueeWords({ text, href: raw }: MarqueeItem): ReactNode {
  const href = safeHref(raw);
  return <>{href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>} </>;
}
