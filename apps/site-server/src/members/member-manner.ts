import type { MemberState } from '@frontage/react-blocks/server';
import type { ActionManner } from '../http/action/action-manner';
import type { Refusal } from '../http/action/refused';
import { serverTexts } from '../sites/server-texts';
import type { Site } from '../sites/site-settings';
import { generalTexts } from '../texts/general-texts';
import { memberLanguage } from './member-language';
import type { MemberServices } from './member-services';
import { memberTexts, type MemberCode } from './member-texts';

/** Why something of a member was not done. */
export interface MemberRefusal extends Refusal {
  readonly code: MemberCode | 'tooMany' | 'notFound';
  /** The control that it is about. @default the whole form */
  readonly field?: string;
}

/** The words of these refusals. */
export const memberRefusalTexts = { ...generalTexts, ...memberTexts };

/** How actions of members answer when they are refused. */
export const memberManner: ActionManner<Pick<MemberServices, 'store'>, Site, MemberRefusal> = {
  noSite: { status: 404, code: 'notFound' },
  unreadable: { status: 400, code: 'memberUnreadable' },
  tooMany: { status: 429, code: 'tooMany' },
  async explain({ code, field }, { request, site }, { store }) {
    if (!site) return { error: 'There is no site at this address.' };
    const language = await memberLanguage(store.read, site, request);
    const said = serverTexts(memberRefusalTexts, site.settings, language).say(code);
    return field === undefined ? { error: said } : { errors: { [field]: said } };
  },
};

/** Gives a refusal as the form of a page shows it. */
export function refusalErrors(
  { settings }: Pick<Site, 'settings'>,
  language: string,
  { code, field }: MemberRefusal,
  typed: Readonly<Record<string, string>> = {},
): NonNullable<MemberState['errors']> {
  const said = serverTexts(memberRefusalTexts, settings, language).say(code);
  return field === undefined
    ? { message: said, fields: {}, typed }
    : { fields: { [field]: said }, typed };
}
