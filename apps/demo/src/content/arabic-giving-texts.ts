import type { SiteLanguage } from '@frontage/site-server';

/** What donations, gift cards and subscriptions say in Arabic. */
export const arabicGivingTexts: NonNullable<SiteLanguage['texts']> = {
  donation: {
    amount: 'تبرّعك',
    other: 'مبلغ آخر',
    limits: 'من {min} إلى {max}',
    times: 'كم مرّة',
    once: 'مرّة واحدة',
    regularly: 'بانتظام: {every}',
    regularHint: 'أوّل تبرّع اليوم. يمكنك الإلغاء متى شئت من صفحة طلبك.',
    give: 'تبرّع',
    giveAmount: 'تبرّع بـ {amount}',
    choose: 'اختر مبلغًا',
    next: 'يمكنك مراجعة كلّ شيء قبل الدفع.',
  },
};
