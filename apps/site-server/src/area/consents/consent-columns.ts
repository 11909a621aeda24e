import type { LedgerChoice } from '../../consent/ledger';
import { exportTime, type ExportColumn } from '../export-list';

/** A choice, with what the banner said; '' if that is not known. */
export type ExportedConsent = LedgerChoice & { readonly text: string };

/** The columns of the table of consents. */
export const consentColumns: readonly ExportColumn<ExportedConsent>[] = [
  { heading: 'Time (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
  { heading: 'Consent number', cell: ({ consentId }) => consentId },
  { heading: 'Answer', cell: ({ choice }) => choice },
  { heading: 'Allows', cell: ({ categories }) => categories.join(', ') },
  { heading: 'Banner version', cell: ({ bannerVersion }) => String(bannerVersion) },
  { heading: 'Text hash', cell: ({ textHash }) => textHash },
  { heading: 'Language', cell: ({ language }) => language },
  { heading: 'Global Privacy Control', cell: ({ hasSignal }) => (hasSignal ? 'yes' : 'no') },
  { heading: 'Text', cell: ({ text }) => text },
];
