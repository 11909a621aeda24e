import { summaryTexts, type SummaryTexts } from '@frontage/form-runtime';
import { formFieldsTexts, textsInUse } from '@frontage/react-blocks/server';
import { pageLanguage } from '../../sites/page-language';
import { serverTexts } from '../../sites/server-texts';
import type { SiteSettings } from '../../sites/site-settings';
import { submissionTexts } from './submission-texts';

/**
 * Returns the texts of a summary in a language of a site; answers have the same names as in the
 * form itself.
 *
 * @param settings the site's
 * @param language BCP 47 tag. @default the site's
 */
export function siteSummaryTexts(
  settings: SiteSettings,
  language: string = settings.locale,
): SummaryTexts {
  const { likert } = summaryTexts;
  const { texts } = pageLanguage(settings, { language });
  const fields = textsInUse(texts, language)?.say(formFieldsTexts);
  return {
    ...summaryTexts,
    likert: {
      '-2': fields?.stronglyDisagree ?? likert['-2'],
      '-1': fields?.disagree ?? likert['-1'],
      '0': fields?.neutral ?? likert['0'],
      '1': fields?.agree ?? likert['1'],
      '2': fields?.stronglyAgree ?? likert['2'],
    },
    noAnswer: serverTexts(submissionTexts, settings, language).say('noAnswer'),
  };
}
