import type { SiteLanguage } from '@frontage/site-server';

/** What lists, archives, tags and items of collections say in Arabic. */
export const arabicItemTexts: NonNullable<SiteLanguage['texts']> = {
  archive: {
    none: 'لا شيء هنا بعد.',
    count: {
      one: 'مادّة واحدة',
      two: 'مادّتان',
      few: '# موادّ',
      many: '# مادّة',
      other: '# مادّة',
    },
    without: 'كلّ ما عدا ذلك',
    all: 'تابع القراءة في «{word}»',
  },
  tags: {
    tags: 'الوسوم',
    categories: 'الفئات',
    all: 'الكلّ',
    items: { one: 'مادّة', two: 'مادّتان', few: 'موادّ', many: 'مادّة', other: 'مادّة' },
    none: 'لا شيء هنا بعد.',
  },
  'item-list': {
    categories: 'الفئات',
    tags: 'الوسوم',
    all: 'الكلّ',
    counted: '{word} ({items})',
    upcoming: 'القادمة',
    past: 'السابقة',
    when: 'الموعد',
    labels: 'مصنّف تحت',
    none: 'لا شيء هنا بعد.',
    noneFound: 'لا شيء يطابق اختيارك.',
    showAll: 'اعرض الكلّ',
    pages: 'صفحات القائمة',
    page: 'صفحة {at} من {pages}',
    previous: 'السابق',
    next: 'التالي',
  },
  'item-facts': {
    labels: 'مصنّف تحت',
    tickets: 'التذاكر',
    calendar: 'أضِفه إلى تقويمك',
  },
};
