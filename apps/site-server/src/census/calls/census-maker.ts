import { actionsFor, type ActionMaker } from '../../http/action/actions-for';
import { fixedWords } from '../../http/action/fixed-words';
import type { Refusal } from '../../http/action/refused';
import type { Site } from '../../sites/site-settings';
import type { CensusServices } from '../census-services';

/** Declares the calls of the census, whose callers are scripts. */
export const censusMaker: ActionMaker<CensusServices, Site, Refusal> = actionsFor<
  CensusServices,
  Site
>(fixedWords({ 413: 'This is more than 64 KB.' }));
