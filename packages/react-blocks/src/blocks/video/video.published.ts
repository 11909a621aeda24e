import { readJson } from '@frontage/core-lifecycle';
import { createMarkupChanges, type MarkupChanges } from '@frontage/core-lifecycle/dom';
import { storedFields } from '../../stored/stored-fields';
import { readEmbed } from './read-embed';
import { readVideoFiles } from './video-files';
import { videoLink } from './video-link';
import { videoPlayLabel } from './video-labels';
import type { PreparedVideo, VideoData, VideoSource } from './video.model';
import { fallbackRatio, videoParts, type VideoMode } from './video.parts';

/** Published videos: wrappers of a provider's embed, and the page's own files. */
export const publishedVideoSelector = '.sqs-video-wrapper[data-html],.sqs-native-video';

/** The styles of the player's place; published pages have none for it. */
const stageLook = { position: 'absolute', inset: '0', overflow: 'hidden', containerType: 'size' };

/**
 * Reads a published video [3.29], including saved pages that another runtime has changed; never
 * throws. The embed's HTML stays text: only provider and id are used.
 */
export function readPublishedVideo(root: HTMLElement): VideoData {
  const source = root.matches('.sqs-native-video')
    ? readNative(root)
    : readEmbed(root.dataset.html, root.dataset.providerName);
  const settings = storedFields(readJson(root.dataset.configSettings));
  const config = storedFields(readJson(root.dataset.configVideo));
  const title = titleOf(root, source);
  const configured = config.number('aspectRatio', 0);
  const ratio = configured > 0 ? configured : fallbackRatio;
  return {
    element: root,
    source,
    mode: modeOf(root),
    title,
    ratio,
    loop: settings.flag('autoPlayLoop', settings.flag('loop', false)),
    prepare: () => prepare(root, source, title, ratio),
  };
}

/** Only the stream has a known name. */
function readNative(root: HTMLElement): VideoSource {
  const pattern = storedFields(readJson(root.dataset.configVideo)).text('alexandriaUrl');
  const { files } = readVideoFiles({
    files: [{ src: pattern.replace('{variant}', 'playlist.m3u8') }],
  });
  return pattern === '' || files.length === 0
    ? { type: 'invalid' }
    : { type: 'file', files, tracks: [] };
}

function titleOf(root: HTMLElement, source: VideoSource): string {
  const sourceTitle = 'title' in source ? source.title : '';
  return sourceTitle || (root.querySelector('img')?.alt ?? '');
}

function modeOf({ classList }: Element): VideoMode {
  if (classList.contains('video-fill')) return 'fill';
  return classList.contains('video-fit') ? 'fit' : 'none';
}

/**
 * What a saved page, or a copy of a mounted video, contains of an earlier run: its player, and the
 * elements made here.
 */
const leftovers = `iframe, object, embed, video, .${videoParts.stage}, .${videoParts.play}, .${videoParts.icon}`;

/**
 * Prepares the markup: removes the leftovers of an earlier run and creates missing parts of the
 * overlay, all of it reversibly.
 */
function prepare(
  root: HTMLElement,
  source: VideoSource,
  title: string,
  ratio: number,
): PreparedVideo {
  const { ownerDocument: document } = root;
  const place = root.querySelector<HTMLElement>('.intrinsic-inner') ?? root;
  const changes = createMarkupChanges(document);
  for (const element of new Set([root, place])) changes.keep(element, ['style']);
  for (const old of root.querySelectorAll(leftovers)) changes.remove(old);

  const stage = Object.assign(document.createElement('div'), { className: videoParts.stage });
  Object.assign(stage.style, stageLook);
  place.style.position = 'relative';
  if (place === root) root.style.aspectRatio = String(ratio);
  // Without its builder's styles the overlay would cover the page, not the video.
  else if (isStatic(root)) root.style.position = 'relative';
  changes.put(stage, () => place.prepend(stage));

  const overlay = prepareOverlay(root, title, changes);
  const words = createWords(root, source, title);
  return {
    box: root,
    stage,
    overlay,
    trigger: overlay,
    showMessage: words.showMessage,
    restore() {
      words.showMessage(undefined);
      changes.undo();
    },
  };
}

function isStatic(element: HTMLElement): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).position === 'static';
}

/** Makes the published overlay with its icon a button; without an overlay, adds a plain button. */
function prepareOverlay(root: HTMLElement, title: string, changes: MarkupChanges): HTMLElement {
  const found = root.querySelector<HTMLElement>('.sqs-video-overlay');
  if (!found) {
    const button = Object.assign(root.ownerDocument.createElement('button'), {
      type: 'button',
      className: videoParts.play,
      textContent: videoPlayLabel(title),
    });
    Object.assign(button.style, {
      position: 'absolute',
      inset: '0',
      inlineSize: '100%',
      blockSize: '100%',
      cursor: 'pointer',
    });
    changes.put(button, () => root.append(button));
    return button;
  }
  // The whole overlay accepts clicks and has a name; its icon is decorative.
  changes.keep(found, ['role', 'tabindex', 'aria-label', 'style', 'inert']);
  const icon = found.querySelector('.sqs-video-icon');
  for (const name of ['role', 'tabindex', 'aria-label']) changes.set(icon, name, null);
  found.removeAttribute('inert');
  found.setAttribute('role', 'button');
  found.setAttribute('aria-label', videoPlayLabel(title));
  found.tabIndex = 0;
  found.style.position ||= 'absolute';
  found.style.inset ||= '0';
  // It may be faded out on a saved page.
  found.style.opacity = '1';
  found.style.display = 'block';
  if (!icon || icon.clientHeight === 0) putIcon(found, changes);
  return found;
}

/** Without its builder's styles a page shows no icon; ours has its own styles. */
function putIcon(overlay: HTMLElement, changes: MarkupChanges): void {
  const icon = overlay.ownerDocument.createElement('span');
  icon.className = videoParts.icon;
  changes.put(icon, () => overlay.append(icon));
}

/** A message below the video after a problem, with a link to the video itself. */
function createWords(
  root: HTMLElement,
  source: VideoSource,
  title: string,
): Pick<PreparedVideo, 'showMessage'> {
  const { ownerDocument: document } = root;
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  return {
    showMessage(message) {
      words.remove();
      if (message === undefined) return;
      const link = document.createElement('a');
      const target = videoLink(source, title);
      if (target)
        Object.assign(link, { href: target.href, textContent: target.text, rel: 'noopener' });
      words.replaceChildren(message, ' ', link);
      root.after(words);
    },
  };
}
