// The engines in a React site of somebody else: mounted by an effect, ended by its cleanup.
import '@frontage/gallery-engine/style.css';
import '@frontage/lightbox/style.css';
import '@frontage/overlay/style.css';
import { browserClock } from '@frontage/core-lifecycle/dom';
import { mountCarousel, readGallery } from '@frontage/gallery-engine/dom';
import { createImageLoader } from '@frontage/image-loader/dom';
import { mountLightbox } from '@frontage/lightbox/dom';
import { createTween } from '@frontage/motion';
import { browserFrames } from '@frontage/motion/dom';
import { containFocus, lockScroll, openLayer } from '@frontage/overlay/dom';
import { useEffect, useRef, useState } from 'react';

const names = ['bowl', 'jar', 'plate', 'cup', 'vase'];

export function Carousel() {
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const element = root.current;
    return element
      ? mountCarousel(element, readGallery(element), { window, report: console.error })
      : undefined;
  }, []);
  return (
    <div
      ref={root}
      id="carousel"
      className="fr-gallery"
      data-design="carousel"
      role="region"
      aria-roledescription="carousel"
      aria-label="Works"
    >
      <div data-gallery-list="">
        {names.map((name) => (
          <div
            key={name}
            data-slide=""
            role="group"
            aria-roledescription="slide"
            aria-label={name}
            data-slide-id={name}
          >
            <img src={`/assets/${name}.jpg`} width="1600" height="900" alt={name} />
          </div>
        ))}
      </div>
    </div>
  );
}

export function LazyPicture() {
  const image = useRef(/** @type {HTMLImageElement | null} */ (null));
  useEffect(() => {
    const loader = createImageLoader({ window });
    if (image.current) loader.observe(image.current);
    return () => loader.destroy();
  }, []);
  return (
    <img
      ref={image}
      id="lazy"
      data-src="/assets/lazy.jpg"
      data-image-dimensions="1600x900"
      width="1600"
      height="900"
      style={{ width: 600, height: 'auto' }}
      alt="A lazy picture"
    />
  );
}

export function Links() {
  const root = useRef(/** @type {HTMLUListElement | null} */ (null));
  useEffect(
    () => (root.current ? mountLightbox(root.current, { history: 'none' }, { window }) : undefined),
    [],
  );
  return (
    <ul ref={root} id="links">
      {names.map((name) => (
        <li key={name} data-slide-id={name}>
          <a href={`/assets/${name}.jpg`}>
            <img src={`/assets/${name}.jpg?format=100w`} width="160" height="90" alt={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Panel() {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const container = panel.current;
    if (!container) return undefined;
    container.querySelector('button')?.focus();
    const ends = [
      lockScroll(document),
      openLayer(window, { dismiss: () => setOpen(false) }),
      containFocus({ container, document }),
    ];
    return () => ends.forEach((end) => end());
  }, [isOpen]);
  return (
    <>
      <button id="open-panel" onClick={() => setOpen(true)}>
        Opening hours
      </button>
      {isOpen && (
        <div
          ref={panel}
          id="panel"
          className="fr-overlay"
          role="dialog"
          aria-modal="true"
          aria-label="Opening hours"
        >
          <button onClick={() => setOpen(false)}>Close</button>
        </div>
      )}
    </>
  );
}

export function Mover() {
  const [share, setShare] = useState(0);
  useEffect(
    () => createTween(setShare, { frames: browserFrames(window), duration: 100 }).cancel,
    [],
  );
  return <output id="share">{share}</output>;
}

/** What the time of the page's clock is, once it is asked. */
export function Clock() {
  const [now, setNow] = useState('');
  return (
    <button id="clock" onClick={() => setNow(typeof browserClock(window).now())}>
      {now}
    </button>
  );
}
