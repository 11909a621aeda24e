import { defineFields, flag, length, text } from '@frontage/site-model/fields';
import { readCodeSources } from './read-code-sources';

/** What a block of the owner's own code stores. */
export const codeFields = defineFields({
  title: text({
    label: 'What it shows',
    hint: 'Its name for those who cannot see it.',
    most: 200,
    required: true,
    searchable: true,
  }),
  code: text({
    label: 'Code',
    hint: 'HTML and styles of your own. It stands in a frame, apart from the page.',
    most: 50_000,
    multiline: true,
    required: true,
    isCode: true,
  }),
  scripts: flag({
    label: 'It has scripts',
    hint: 'They run once someone publishes the page who may inject code.',
    default: false,
  }),
  sources: text({
    label: 'Addresses that it loads from',
    hint: 'One a line, each beginning with https://. It reaches no others.',
    most: 2_000,
    multiline: true,
    check: (sources) => readCodeSources(sources).wrong === undefined,
    message: 'Write one address a line, such as https://widgets.example.',
    example: 'https://widgets.example',
  }),
  height: length({ label: 'Height', least: 40, most: 4_000, whole: true, default: 320 }),
});
