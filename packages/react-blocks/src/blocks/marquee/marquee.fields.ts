import { choice, defineFields, flag, link, list, number, text } from '@frontage/site-model/fields';
import { mostMarquee } from './marquee-options';

const item = defineFields({
  text: text({ label: 'Words', most: 200, required: true, searchable: true }),
  href: link({ label: 'Link', hint: 'Where a click on the words leads.' }),
});

/** What a marquee block stores. */
export const marqueeFields = defineFields({
  items: list({ label: 'Words that pass', item, itemLabel: 'Words', most: 20, required: true }),
  size: choice({
    label: 'Size',
    options: { large: 'As a heading', text: 'As text' },
    default: 'large',
  }),
  animationDirection: choice({
    label: 'Direction',
    group: 'Movement',
    options: { left: 'To the left', right: 'To the right' },
    default: 'left',
  }),
  animationSpeed: number({
    label: 'Speed',
    hint: 'Twice as much is twice as fast; with 0 the words stand still.',
    group: 'Movement',
    least: 0,
    most: mostMarquee.animationSpeed,
    default: 1,
  }),
  pausedOnHover: flag({ label: 'Stop under the pointer', group: 'Movement', default: false }),
  waveIntensity: number({
    label: 'Wave',
    hint: 'How far the words swing up and down; with 0 they run straight on.',
    group: 'Movement',
    least: 0,
    most: mostMarquee.waveIntensity,
    default: 0,
  }),
  waveFrequency: number({
    label: 'Waves',
    hint: 'How close they are: twice as much is half as wide.',
    group: 'Movement',
    least: 0,
    most: mostMarquee.waveFrequency,
    default: 1,
  }),
});
