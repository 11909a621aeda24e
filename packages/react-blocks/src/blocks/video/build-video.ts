import { sizedAddress } from '@frontage/image-loader';
import { fallbackRatio, videoAttributes, videoParts } from './video.parts';

/** The width of a poster that is shown full screen, in px. */
const posterWidth = 1500;

/**
 * Builds the box of a video whose poster is a link, as the server would render the video: with the
 * same poster and the link's words.
 *
 * @param opener the link, which is not changed
 */
export function buildVideo(opener: HTMLElement): HTMLElement {
  const { ownerDocument: document } = opener;
  const part = (name: string, className: string, ...children: Element[]): HTMLElement => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...children);
    return element;
  };
  const play = part('button', videoParts.play, part('span', videoParts.icon));
  play.setAttribute('type', 'button');
  play.ariaLabel = opener.ariaLabel;
  const status = part('p', videoParts.status);
  status.role = 'status';
  const link = part('a', videoParts.link);
  link.setAttribute('href', opener.getAttribute('href') ?? '');
  link.textContent = opener.querySelector(`.${videoParts.link}`)?.textContent ?? '';

  const overlay = part('div', videoParts.overlay, ...posterOf(opener), play);
  const box = part('div', videoParts.box, part('div', videoParts.stage), overlay, status, link);
  for (const name of Object.values(videoAttributes)) {
    const value = opener.getAttribute(name);
    if (value !== null) box.setAttribute(name, value);
  }
  const ratio = Number(opener.getAttribute(videoAttributes.ratio)) || fallbackRatio;
  box.style.setProperty('--fr-video-ratio', String(ratio));
  return box;
}

/** A copy of its picture that fills the box. */
function posterOf(opener: HTMLElement): HTMLImageElement[] {
  const found = opener.querySelector('img');
  if (!found) return [];
  const poster = opener.ownerDocument.createElement('img');
  const { dataset, src, srcset, alt } = found;
  Object.assign(poster, { className: 'fr-picture', alt, sizes: '100vw', srcset });
  poster.src = dataset.src ? sizedAddress(dataset.src, posterWidth) : src;
  poster.style.objectFit = 'cover';
  return [poster];
}
