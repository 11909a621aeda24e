import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { fillText } from '@frontage/site-model';
import { createPublishedElement } from '../../published/create-published-element';
import { fillPublished } from '../../published/fill-published';
import type { AudioTrack } from './AudioTracks';
import * as audio from './audio.mount';
import { audioParts as parts } from './audio.parts';
import { audioTexts } from './audio.texts';
import { readPublishedTrack } from './read-published-track';

const texts = audioTexts.english;

/** Reads published markup: what its attributes say. */
export function read(root: HTMLElement): { readonly track: AudioTrack | undefined } {
  return { track: readPublishedTrack(root) };
}

/**
 * Shows the track with the browser's own player. One without an address is logged, not shown
 * [8.16].
 */
export function mount(
  root: HTMLElement,
  { track }: ReturnType<typeof read>,
  context: BlockContext,
): Teardown | undefined {
  if (!track) {
    const message = `[react-blocks] This is no address of a sound: ${root.dataset['url']}`;
    context.report({ code: 'AUDIO_ADDRESS_UNREADABLE', block: 'audio', message });
    return undefined;
  }
  const block = createBlock(context.window.document, track);
  const empty = fillPublished(root, block);
  const end = audio.mount(block, audio.read(block), context);
  return () => {
    end();
    empty();
  };
}

function createBlock(document: Document, { src, title, author, download }: AudioTrack) {
  const create = createPublishedElement.bind(undefined, document);
  const name = title ?? fillText(texts.untitled, { number: '1' });
  const item = create(
    'li',
    {},
    create(
      'p',
      { class: parts.words },
      create('strong', {}, name),
      ...(author === undefined ? [] : [create('span', {}, author)]),
    ),
    create('audio', {
      controls: '',
      preload: 'none',
      src,
      'aria-label': name,
      controlslist: download ? undefined : 'nodownload',
    }),
  );
  if (download) {
    const label = fillText(texts.downloadOf, { title: name });
    item.append(create('a', { href: src, download: '', 'aria-label': label }, texts.download));
  }
  return create(
    'div',
    { class: 'fr-audio', [parts.lost]: texts.lost, [parts.unplayable]: texts.unplayable },
    create('ol', { class: parts.tracks }, item),
  );
}
