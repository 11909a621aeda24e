import { actionsFor } from '../../http/action/actions-for';
import { fixedWords } from '../../http/action/fixed-words';
import type { Site } from '../../sites/site-settings';
import { generalTexts } from '../../texts/general-texts';
import { englishTexts } from '../../texts/server-texts';
import type { CatalogueServices } from './catalogue-services';

/** The number of products in an answer: without `limit`, and at most. */
export const productsLimits = { usual: 24, most: 60 } as const;

/** Declares calls about products. */
export const catalogueCalls = actionsFor<CatalogueServices, Site>(
  fixedWords({
    404: 'There is no site at this address.',
    429: englishTexts(generalTexts).say('tooMany'),
  }),
);
