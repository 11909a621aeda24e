import type { LikertScore } from './likert-score';

/** What the five answers to a statement are called, in English [9.10]. */
export const likertTexts: Readonly<Record<LikertScore, string>> = {
  '-2': 'Strongly disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly agree',
};

/** The words of a summary. */
export interface SummaryTexts {
  /** In place of a blank value. */
  readonly noAnswer: string;
  /** In place of a password, which is for no mail and no list. */
  readonly password: string;
  readonly likert: Readonly<Record<LikertScore, string>>;
}

/** Those in English. */
export const summaryTexts: SummaryTexts = {
  noAnswer: 'No answer',
  password: '••••••••',
  likert: likertTexts,
};
