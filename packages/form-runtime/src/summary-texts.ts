import type { LikertScore } from './likert-score';

/** The names of the five answers to a statement, in English [9.10]. */
export const likertTexts: Readonly<Record<LikertScore, string>> = {
  '-2': 'Strongly disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly agree',
};

/** The texts of a summary. */
export interface SummaryTexts {
  /** In place of a blank value. */
  readonly noAnswer: string;
  /** In place of a password, which must not appear in a mail or a list. */
  readonly password: string;
  readonly likert: Readonly<Record<LikertScore, string>>;
}

/** The English texts. */
export const summaryTexts: SummaryTexts = {
  noAnswer: 'No answer',
  password: '••••••••',
  likert: likertTexts,
};
