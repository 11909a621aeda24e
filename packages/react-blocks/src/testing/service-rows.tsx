import { formParts } from '@frontage/form-runtime/markup';
import type { BlockContext, BlockModule } from '@frontage/core-lifecycle/dom';
import type { ReactNode } from 'react';
import { Audio } from '../blocks/audio/Audio';
import { bookingProviders, type BookingProviderName } from '../blocks/booking/booking-providers';
import { Booking } from '../blocks/booking/Booking';
import { FollowButton } from '../blocks/follow-button/FollowButton';
import { Captcha } from '../blocks/form/captcha/Captcha';
import { createFormCaptcha } from '../blocks/form/captcha/create-form-captcha';
import { captchaParts } from '../blocks/form/captcha/captcha.parts';
import { MapBlock } from '../blocks/map/MapBlock';
import { Video } from '../blocks/video/Video';
import followService from './follow-service/widgets.js?raw';
import recaptchaService from './recaptcha-api.js?raw';

type Module = BlockModule<unknown, BlockContext>;

/** A kind that asks somebody else, and what its visitor is told when nobody answers. */
export interface ServiceRow {
  readonly name: string;
  /** The kind of block. */
  readonly kind: string;
  readonly markup: ReactNode;
  load(): Promise<Module>;
  /** What the visitor presses so that it asks. @default nothing: it asks by itself */
  readonly press?: string;
  /** How long the visitor waits until it is told, in ms. */
  readonly patience: number;
  /** What is then told; the text of a link that was there all along, where that is enough. */
  readonly told: string;
  /** Where else the visitor is led; undefined for a form, which says how to go on. */
  readonly link?: string;
  /** What is answered at last: its type, and its content. */
  readonly answer: readonly [type: string, body: string];
  /** What is told after a late answer. @default nothing any more */
  readonly toldAfter?: string;
  /** Whether the browser tells a script that the request was refused. */
  readonly isToldOfRefusal: boolean;
}

const html = ['text/html', '<title>Here</title>'] as const;
const script = (body: string) => ['text/javascript', body] as const;

/** A module as the table has them: what it reads, it mounts. */
async function moduleOf(loaded: Promise<unknown>): Promise<Module> {
  return (await loaded) as Module; // its `read` gives what its `mount` takes
}

const bookingRow = (provider: BookingProviderName): ServiceRow => ({
  name: `booking at ${provider}`,
  kind: 'booking',
  markup: <Booking id="b" provider={provider} placeId="77" title="A table" />,
  load: () => moduleOf(import('../blocks/booking/booking.mount')),
  press: 'button',
  patience: 10_000,
  told: 'The times are taking a while to load.',
  link: new URL(bookingProviders[provider].page('77')).origin,
  answer: html,
  isToldOfRefusal: false,
});

const audioRow = (address: string): ServiceRow => ({
  name: `sound at ${new URL(address).hostname}`,
  kind: 'audio',
  markup: <Audio id="a" address={address} />,
  load: () => moduleOf(import('../blocks/audio/audio.mount')),
  press: 'a',
  patience: 10_000,
  told: 'The player is taking a while to load.',
  link: address,
  answer: html,
  isToldOfRefusal: false,
});

const videoRow = (name: string, markup: ReactNode, link: string): ServiceRow => ({
  name: `film ${name}`,
  kind: 'video',
  markup,
  load: () => moduleOf(import('../blocks/video/video.mount')),
  press: 'button',
  patience: 10_000,
  told: 'The video is taking a while to load.',
  link,
  answer: html,
  // A page without the provider's player in it says nothing of itself.
  toldAfter: /YouTube|Vimeo/.test(name) ? 'The video is taking a while to load.' : '',
  isToldOfRefusal: false,
});

const place = { mapLat: 51.5, mapLng: -0.12, addressTitle: 'Netloft' };
const mapRow = (name: string, service: { tiles: string } | { mapKey: string }): ServiceRow => ({
  name: `map ${name}`,
  kind: 'map',
  markup: <MapBlock id="m" location={place} {...service} />,
  load: () => moduleOf(import('../blocks/map/map.mount')),
  press: 'button',
  patience: 30_000,
  told: 'The map could not be loaded. The address leads to one.',
  link: 'https://www.google.com/maps',
  answer:
    'tiles' in service
      ? ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']
      : script('window.google={maps:{Map:class{},Marker:class{addListener(){}setMap(){}}}}'),
  // Nobody waits for the script any more; another press asks anew.
  toldAfter: 'tiles' in service ? '' : 'The map could not be loaded.',
  isToldOfRefusal: true,
});

const formId = 'f'.repeat(24);
const captchaMarkup = (
  <form data-block="form" {...{ [formParts.formId]: formId }}>
    <label>
      Name <input />
    </label>
    <Captcha
      kind="recaptcha"
      formId={formId}
      prefix="form"
      recaptcha={{ siteKey: 'public', script: 'https://captcha.example/api.js' }}
    />
    <button {...{ [formParts.submit]: '' }}>Send</button>
  </form>
);
const captchaModule: Module = {
  read: () => undefined,
  mount(root, _data, context) {
    const box = root.querySelector<HTMLElement>(`[${captchaParts.box}]`);
    if (box && root instanceof HTMLFormElement) createFormCaptcha(root, box, context);
  },
};

/** Every kind that asks somebody else in a visitor's browser. */
export const serviceRows: readonly ServiceRow[] = [
  ...(['opentable', 'tock', 'acuity'] as const).map(bookingRow),
  ...[
    'https://soundcloud.com/netloft/low-tide',
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://www.mixcloud.com/netloft/low-tide/',
  ].map(audioRow),
  videoRow(
    'at YouTube',
    <Video id="v" title="The wheel" address="https://www.youtube.com/watch?v=abcdefghijk" />,
    'https://www.youtube.com/watch',
  ),
  videoRow(
    'at Vimeo',
    <Video id="v" title="The wheel" address="https://vimeo.com/76979871" />,
    'https://vimeo.com/76979871',
  ),
  videoRow(
    'at another provider',
    <Video id="v" title="The wheel" player="https://films.example/embed/1" />,
    'https://films.example/embed/1',
  ),
  mapRow('of Google', { mapKey: 'k1' }),
  mapRow('of tiles', { tiles: 'https://tiles.example/{z}/{x}/{y}.png' }),
  {
    name: 'follow button',
    kind: 'follow-button',
    markup: <FollowButton username="kiln_97" widget />,
    load: () => moduleOf(import('../blocks/follow-button/follow-button.mount')),
    patience: 10_000,
    told: 'Follow @kiln_97',
    link: 'https://x.com/kiln_97',
    answer: script(followService),
    toldAfter: 'Follow @kiln_97',
    isToldOfRefusal: true,
  },
  {
    name: 'counts of comments',
    kind: 'comments-count',
    markup: (
      <div data-block="comments-count" data-comments-shortname="netloft">
        <a href="/talk/3#disqus_thread">Comments</a>
      </div>
    ),
    load: () => moduleOf(import('../comments-count/comments-count.mount')),
    patience: 30_000,
    told: 'Comments',
    link: '/talk/3',
    answer: script(''),
    toldAfter: 'Comments',
    isToldOfRefusal: true,
  },
  {
    name: 'captcha of a form',
    kind: 'form',
    markup: captchaMarkup,
    load: async () => captchaModule,
    press: 'input',
    patience: 30_000,
    told: 'The check did not work. Send the form to try again.',
    answer: script(recaptchaService),
    toldAfter: 'The check did not work.',
    isToldOfRefusal: true,
  },
];
