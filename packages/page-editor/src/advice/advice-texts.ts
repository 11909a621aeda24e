import { saySpoken } from '../texts/spoken-texts';

/** What is said of things that visitors may trip over; `{…}` is filled in. */
export const adviceTexts = {
  heading: 'What visitors may trip over',
  nothing: 'Nothing found.',
  ofBlock: '{kind}: {text}',
  silentPicture:
    'A picture has no alternative text. Say what it shows; leave it empty only if it is mere decoration.',
  silentPictures:
    '{count} pictures have no alternative text. Say what they show; leave it empty only for mere decoration.',
  vaguePicture: '“{words}” does not tell what the picture shows. Say it in a few words.',
  smallPicture:
    'A picture of {width} × {height} px fills {shown} px of the page: it looks blurred. Choose a larger one.',
  silentFrame:
    'What stands in a frame has no name. Say what it shows, for those who cannot see it.',
  silentLink: 'A link has no words. Nobody can tell where it leads.',
  lostLink: '“{words}” leads to a place on this page that has gone. Choose another.',
  vagueLink: '“{words}” does not say where the link leads. Name the place.',
  noItemList:
    'What is chosen here leads to the page of its collection, where no item list shows what fits. Add one to that page, and let visitors filter it.',
  emptyHeading: 'A heading has no words.',
  skippedHeading:
    '“{words}” is a heading of level {level} below one of level {above}. Readers of screens look for level {next} between them.',
  secondTitle: '“{words}” is a second title. A page has one; make it a heading.',
  noTitle: 'The page has no title in it. Make its first line one.',
  contrast: '“{words}” is hard to read: its contrast is {ratio}, and {least} is needed.',
  longTitle: 'The title of the page has {count} characters. Search pages show about 60.',
  noDescription: 'The page has no description, so search pages choose words of it themselves.',
  longDescription: 'The description has {count} characters. Search pages show about 160.',
  weightHeading: 'What the page weighs',
  weight: '{size} KB at this width, with scripts and with the pictures that were in sight so far.',
  weightOf: '{kind}: {size} KB',
  party: 'asks {origin} once a visitor lets it',
} as const;

/** The code of something that is said. */
export type AdviceText = keyof typeof adviceTexts;

/**
 * Gives what is said.
 *
 * @param code which of it
 * @param values what is filled in. @default nothing
 */
export function sayAdvice(
  code: AdviceText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return saySpoken('advice', adviceTexts, code, values);
}
