import { defineFields, numberChoice, text } from '@frontage/site-model/fields';

/** What a block of Markdown stores. */
export const markdownFields = defineFields({
  text: text({
    label: 'Text',
    hint: 'As Markdown: # begins a heading, - a list; **important**, [a link](/visit). No HTML.',
    most: 20_000,
    multiline: true,
    isMarkdown: true,
    required: true,
    searchable: true,
  }),
  headingLevel: numberChoice({
    label: 'Level of its largest headings',
    hint: 'Choose 2 where it follows the title of the page, 3 where it follows a heading.',
    values: [2, 3],
    default: 2,
  }),
});
