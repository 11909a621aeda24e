import { date, defineFields, list, number, text } from '@frontage/site-model/fields';

const comment = defineFields({
  author: text({ label: 'Name', most: 100, required: true, searchable: true }),
  date: date({ label: 'Day' }),
  text: text({
    label: 'Comment',
    hint: 'An empty line begins a paragraph.',
    most: 5_000,
    multiline: true,
    required: true,
    searchable: true,
  }),
  id: text({
    label: 'Number in links',
    hint: 'Links to this comment end in it. Without one it is the place in the list.',
    most: 40,
    check: isCommentId,
    message: 'Use letters, digits and hyphens.',
    example: '41',
    group: 'Links',
  }),
  replyTo: text({
    label: 'Answers the comment',
    hint: 'The number of that comment in links.',
    most: 40,
    check: isCommentId,
    message: 'Use letters, digits and hyphens.',
    example: '40',
    group: 'Links',
  }),
});

/** What the comments of a page store. */
export const commentsFields = defineFields({
  title: text({
    label: 'Title',
    hint: 'Without one it says “Comments”.',
    most: 100,
    searchable: true,
  }),
  comments: list({ label: 'Comments', item: comment, itemLabel: 'Comment', most: 500 }),
  atOnce: number({
    label: 'Comments at once',
    hint: 'The later ones open in steps of as many.',
    least: 1,
    most: 100,
    whole: true,
    default: 20,
  }),
});

function isCommentId(id: string): boolean {
  return /^[\w-]{1,40}$/.test(id);
}
