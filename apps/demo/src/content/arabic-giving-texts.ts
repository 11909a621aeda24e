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
  'gift-card': {
    value: 'القيمة',
    gift: 'لمن هي؟',
    giftHint: 'نرسلها إليهم بالبريد. اترك هذا فارغًا ليصلك الرمز أنت.',
    to: 'اسمهم',
    email: 'بريدهم الإلكترونيّ',
    from: 'اسمك',
    message: 'رسالتك',
    date: 'أرسلها يوم',
    dateHint: 'اتركه فارغًا لتُرسل حالما يُدفع ثمنها.',
    buy: 'اشترِ بطاقة الهديّة',
    choose: 'اختر قيمة',
    next: 'يمكنك مراجعة كلّ شيء قبل الدفع.',
    preview: 'هذا ما سيصلهم',
    previewFor: 'إلى {name}',
    previewFrom: 'من {name}',
  },
};
