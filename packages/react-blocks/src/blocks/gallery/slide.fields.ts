import { defineFields, group, link, reference, text } from '@frontage/site-model/fields';
import { filmFields, filmRule } from '../video/video.fields';

/** What a slide of a gallery stores. */
export const slideFields = defineFields({
  assetId: reference('asset', { label: 'Picture', required: true }),
  title: text({ label: 'Title', most: 300, searchable: true }),
  description: text({ label: 'Description', most: 1000, multiline: true, searchable: true }),
  alt: text({
    label: 'Description for those who cannot see it',
    hint: 'Replaces the description of the picture itself.',
    most: 300,
    searchable: true,
  }),
  clickThroughUrl: link({
    label: 'Link',
    hint: 'Where a click leads instead of the large picture.',
  }),
  linkText: text({
    label: 'Link below the words',
    hint: 'What the link says, such as "£38 – see in the shop". It is shown full screen too.',
    most: 100,
    searchable: true,
  }),
  linkUrl: link({ label: 'Where the link below the words leads' }),
  // Its own name in addresses [2.20].
  url: text({
    label: 'Name in addresses',
    hint: 'Lowercase letters, digits and hyphens; without one, the number of the picture.',
    most: 100,
    check: (name) => /^[a-z0-9][a-z0-9-]{0,99}$/.test(name),
    message: 'Use lowercase letters, digits and hyphens.',
    example: 'moon-jar',
  }),
  video: group({
    label: 'Video',
    hint: 'A video that the picture is the poster of.',
    table: defineFields(filmFields, filmRule),
  }),
});
