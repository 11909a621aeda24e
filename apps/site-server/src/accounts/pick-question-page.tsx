import { PickQuestion, type PickQuestionProps } from '../area/PickQuestion';
import type { EndpointReply } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { contributorPage } from './contributor-page';
import type { Contributor } from './create-identify';

/** A page that asks before something is done to rows of a list. */
export interface AskedPicks extends PickQuestionProps {
  readonly title: string;
  /** The path of the list's section. */
  readonly section: string;
  /** Whether its answer could not be taken: 400. @default false */
  readonly isWrong?: boolean;
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
  { title, section, isWrong = false, ...question }: AskedPicks,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title, section, isWrong, ...(isWrong && { status: 400 }) },
    <PickQuestion {...question} />,
  );
}
