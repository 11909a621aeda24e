import { sayOfPicks } from '../area/pick-texts';
import { PickQuestion, type PickQuestionProps } from '../area/PickQuestion';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { contributorPage } from './contributor-page';
import type { Contributor } from './create-identify';

/** A page that asks before something is done to rows of a list. */
export interface AskedPicks extends Omit<PickQuestionProps, 'goBack'> {
  readonly title: string;
  /** The path of the list's section. */
  readonly section: string;
}

/**
 * Answers with the page that asks once before something is done to the rows that are picked.
 *
 * @param site the site
 * @param contributor who picked them
 * @param asked the question
 */
export function pickQuestionPage(
  site: Site,
  contributor: Contributor,
  { title, section, ...question }: AskedPicks,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title, section },
    <PickQuestion {...question} goBack={sayOfPicks('goBack')} />,
  );
}
