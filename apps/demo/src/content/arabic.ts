import type { SiteHeaderFooter } from '@frontage/site-model';
import { across, album, button, image, text, type SlideDraft } from './write-blocks';
import { writePage } from './write-page';
import { heading, lead, link, paragraph, quote } from './write-words';

const pots: SlideDraft[] = [
  { name: 'moon-jar', url: 'jarrat-al-qamar', title: 'جرّة القمر', description: 'زبديّتان ملتصقتان عند الخصر، ٣١ سم', alt: 'جرّة بيضاء مستديرة على رفّ فاتح.' },
  { name: 'celadon-bowl', url: 'zubdiyyat-al-aruzz', title: 'زبديّة الأرزّ', description: 'طلاؤها مشقّق عن قصد', alt: 'زبديّة خضراء شاحبة على قماش من الكتّان.' },
  { name: 'teapot-on-slate', url: 'ibriq-al-shay', title: 'إبريق الشاي', description: 'يصبّ ولا يقطر', alt: 'إبريق شاي داكن وفنجانان على لوح من الأردواز.' },
  { name: 'olive-branch', url: 'qarura', title: 'قارورة طويلة', description: 'والغصن من حديقة مود', alt: 'قارورة سوداء طويلة فيها غصن زيتون.' },
  { name: 'stack-of-bowls', url: 'zabadi-al-hisa', title: 'زبادي الحساء', description: 'خمسة طلاءات وشكل واحد', alt: 'خمس زبادٍ بعضها فوق بعض.' },
  { name: 'espresso', url: 'finjan', title: 'فنجان صغير', description: 'للقهوة من غير كلام كثير', alt: 'فنجان قهوة صغير على صحنه.' },
];

const firing: SlideDraft[] = [
  { name: 'clay-on-the-wheel', title: 'على الدولاب', alt: 'طين رطب يدور على دولاب الخزّاف.' },
  { name: 'drying-shelves', title: 'على الرفوف', alt: 'أوانٍ تجفّ على رفوف من خشب.' },
  { name: 'glaze-tests', title: 'في الطلاء', alt: 'بلاطات صغيرة بألوان طلاء مختلفة.' },
  { name: 'kiln-door', title: 'في الفرن', alt: 'أوانٍ تتوهّج داخل فرن من الطوب.' },
  { name: 'seven-cups', title: 'على الطاولة', alt: 'سبعة أكواب في صفّ واحد.' },
];

const quay: SlideDraft[] = [
  { name: 'harbour-low-tide', title: 'عند الجزر', alt: 'الميناء وقد انحسر عنه الماء.' },
  { name: 'harbour-at-dusk', title: 'عند الغروب', alt: 'الميناء في ضوء المساء الأخير.' },
  { name: 'tide-ripples', title: 'بعد المدّ', alt: 'تموّجات على الرمل المبلول.' },
  { name: 'cafe-table', title: 'الطاولة الثانية', alt: 'طاولة المقهى وعليها خبز وفنجان.' },
  { name: 'jug-and-bread', title: 'خبز الأربعاء', alt: 'إبريق كبير إلى جانب رغيف.' },
];

/** The page that a potter from Fustat wrote; everything on it runs from right to left. */
export const arabic = writePage({
  slug: 'ar',
  title: 'خزف من مخزن الشباك',
  description: 'صفحة بالعربية عن مخزن شباك قديم صار مشغلًا للخزف ومقهى صغيرًا على الرصيف.',
  sections: [
    {
      id: 'welcome',
      width: 'wide',
      blocks: [
        across(1, 8, text(heading(1, 'خزف من مخزن كان للشباك'))),
        across(
          1,
          7,
          text(
            lead(
              'جئت من الفسطاط لأقضي شتاءً واحدًا على هذا الرصيف، وتعلّمت أن المدّ هو الذي يقرّر متى نفتح الباب. ' +
                'كتبت هذه الصفحة لأهلي، ولكلّ من يقرأ من اليمين إلى اليسار.',
            ),
          ),
        ),
      ],
    },
    {
      id: 'last-kiln',
      width: 'wide',
      blocks: [
        across(1, 7, text(heading(2, 'من الفرن الأخير'), paragraph('تكسّرت تسع قطع من مئة واثنتي عشرة، وهذه سلمت. مرّروا بالإصبع، أو اضغطوا السهم الأيسر للتقدّم والأيمن للرجوع.'))),
        album({ design: 'carousel', label: 'من الفرن الأخير', slidesPerRow: 3, gutter: 2, imageAspectRatio: 0.8, metaPosition: 'below' }, pots),
      ],
    },
    { id: 'window', width: 'full', blocks: [image('harbour-low-tide', { ratio: 2.4, alt: 'الميناء وقد انحسر عنه الماء.' })] },
    {
      id: 'firing',
      width: 'wide',
      tone: 'dark',
      blocks: [
        across(1, 7, text(heading(2, 'من الطين إلى الرفّ'), paragraph('نوقد الفرن في الرابعة فجرًا ونطفئه بعد أربع عشرة ساعة، ثمّ لا يلمس أحد بابه حتى يوم الاثنين.'))),
        album({ design: 'stacked', label: 'من الطين إلى الرفّ', imageAspectRatio: 1.6, transition: 'swipe', clickBehavior: 'auto', metaPosition: 'below' }, firing),
      ],
    },
    {
      id: 'quay',
      width: 'wide',
      blocks: [
        across(1, 7, text(heading(2, 'على الرصيف'), paragraph('اضغطوا على صورة لتأتي إلى الوسط، ثمّ اضغطوا عليها مرّة أخرى لتصلوا إلى التي بعدها.'))),
        album({ design: 'strip', label: 'على الرصيف', vSize: 28, gutter: 2, activeAlignment: 'center', metaPosition: 'below' }, quay),
      ],
    },
    {
      id: 'close',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(1, 7, text(heading(2, 'عن قرب'), paragraph('اضغطوا على أيّ قطعة لتملأ الشاشة.'))),
        album({ design: 'grid', label: 'عن قرب', slidesPerRow: 3, gutter: 20, imageAspectRatio: 1, metaPosition: 'below' }, pots.slice(0, 3).map(({ url: _url, ...slide }) => slide)),
      ],
    },
    {
      id: 'said',
      width: 'text',
      blocks: [text(quote('الطين هنا بارد، واليد التي تعرفه واحدة في كلّ مكان.', 'نادية، في آخر الشتاء'))],
    },
    {
      id: 'open',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(1, 7, text(heading(2, 'متى نفتح'), paragraph('من الأربعاء إلى الأحد، من التاسعة صباحًا إلى الخامسة مساءً، ما سمح المدّ. ', link('الأيام التي يعلو فيها الماء', '/visit#section-tides'), '.'))),
        button('راسلونا', '/contact'),
      ],
    },
  ],
});

/** What stands above and below that page. */
export const arabicHeaderFooter: SiteHeaderFooter = {
  header: {
    title: 'مخزن الشباك',
    navigation: [
      { title: 'بالعربية', href: '/ar' },
      { title: 'الأواني', href: '/work' },
      { title: 'المخزن', href: '/about' },
      { title: 'الزيارة', href: '/visit' },
      { title: 'الصور', href: '/galleries' },
      { title: 'راسلونا', href: '/contact' },
    ],
  },
  footer: {
    columns: [
      { title: 'أين', lines: [{ text: 'مخزن الشباك القديم' }, { text: '٤ رصيف تارن' }, { text: 'كيف تصلون', href: '/visit' }] },
      { title: 'متى', lines: [{ text: 'من الأربعاء إلى الأحد' }, { text: 'من التاسعة إلى الخامسة' }] },
      { title: 'للتواصل', lines: [{ text: 'hello@netloft.example', href: 'mailto:hello@netloft.example' }, { text: 'اكتبوا إلينا', href: '/contact' }] },
      { title: 'بالإنجليزية', lines: [{ text: 'Netloft', href: '/' }] },
    ],
    note: 'هذا المكان من نسج الخيال: لا وجود للرصيف، والصور رسمها برنامج.',
  },
};
