import { clipAddress } from '../read-clips';
import { arabicForm } from './arabic-form';
import { galleryBand } from './gallery-band';
import { across, button, clip, form, image, opening, searchPreview, text } from './block-draft';
import { writeHeaderFooter } from './write-header-footer';
import { writePage } from './write-page';
import { slide } from './slide-draft';
import { heading, link, paragraph, quote } from './words';

const pots = [
  slide('moon-jar', 'جرّة القمر', 'زبديّتان ملتصقتان عند الخصر، ٣١ سم', {
    url: 'jarrat-al-qamar',
    alt: 'جرّة بيضاء مستديرة على رفّ فاتح.',
  }),
  slide('celadon-bowl', 'زبديّة الأرزّ', 'طلاؤها مشقّق عن قصد', {
    url: 'zubdiyyat-al-aruzz',
    alt: 'زبديّة خضراء شاحبة على قماش من الكتّان.',
  }),
  slide('teapot-on-slate', 'إبريق الشاي', 'يصبّ ولا يقطر', {
    url: 'ibriq-al-shay',
    alt: 'إبريق شاي داكن وفنجانان على لوح من الأردواز.',
  }),
  slide('olive-branch', 'قارورة طويلة', 'والغصن من حديقة مود', {
    url: 'qarura',
    alt: 'قارورة سوداء طويلة فيها غصن زيتون.',
  }),
  slide('stack-of-bowls', 'زبادي الحساء', 'خمسة طلاءات وشكل واحد', {
    url: 'zabadi-al-hisa',
    alt: 'خمس زبادٍ بعضها فوق بعض.',
  }),
  slide('espresso', 'فنجان صغير', 'للقهوة من غير كلام كثير', {
    url: 'finjan',
    alt: 'فنجان قهوة صغير على صحنه.',
  }),
];

const firing = [
  slide('clay-on-the-wheel', 'على الدولاب', '', { alt: 'طين رطب يدور على دولاب الخزّاف.' }),
  slide('drying-shelves', 'على الرفوف', '', { alt: 'أوانٍ تجفّ على رفوف من خشب.' }),
  slide('glaze-tests', 'في الطلاء', '', { alt: 'بلاطات صغيرة بألوان طلاء مختلفة.' }),
  slide('kiln-door', 'في الفرن', '', { alt: 'أوانٍ تتوهّج داخل فرن من الطوب.' }),
  slide('seven-cups', 'على الطاولة', '', { alt: 'سبعة أكواب في صفّ واحد.' }),
];

const quay = [
  slide('harbour-low-tide', 'عند الجزر', '', { alt: 'الميناء وقد انحسر عنه الماء.' }),
  slide('harbour-at-dusk', 'عند الغروب', '', { alt: 'الميناء في ضوء المساء الأخير.' }),
  slide('tide-ripples', 'بعد المدّ', '', { alt: 'تموّجات على الرمل المبلول.' }),
  slide('cafe-table', 'الطاولة الثانية', '', { alt: 'طاولة المقهى وعليها خبز وفنجان.' }),
  slide('jug-and-bread', 'خبز الأربعاء', '', { alt: 'إبريق كبير إلى جانب رغيف.' }),
];

const tea = { name: 'tea-steam', title: 'شاي ساخن', alt: 'فنجان شاي داكن أمام نافذة.' };

const mending = `# كيف نصلح فنجانًا

نغسله **ونتركه يومًا كاملًا** حتى يجفّ، ثم نصبر.

1. ندهن الشقّ بطبقة رقيقة.
2. ننتظر أسبوعًا. [متى نفتح](/visit)

| القطعة | الأيام |
|:-------|-------:|
| كسر صغير | ٤ |
| مقبض | ١٢ |

> الشقّ الذي نراه لم يعد شقًّا.
`;

/** The page that a potter from Fustat wrote; everything on it runs from right to left. */
export const arabic = writePage({
  slug: 'ar',
  language: 'ar-EG',
  title: 'خزف من مخزن الشباك',
  description: 'صفحة بالعربية عن مخزن شباك قديم صار مشغلًا للخزف ومقهى صغيرًا على الرصيف.',
  sections: [
    {
      id: 'welcome',
      width: 'wide',
      blocks: opening(
        'خزف من مخزن كان للشباك',
        'جئت من الفسطاط لأقضي شتاءً واحدًا على هذا الرصيف، وتعلّمت أن المدّ هو الذي يقرّر متى نفتح الباب. ' +
          'كتبت هذه الصفحة لأهلي، ولكلّ من يقرأ من اليمين إلى اليسار.',
      ),
    },
    galleryBand({
      id: 'last-kiln',
      title: 'من الفرن الأخير',
      says: 'تكسّرت تسع قطع من مئة واثنتي عشرة، وهذه سلمت. مرّروا بالإصبع، أو اضغطوا السهم الأيسر للتقدّم والأيمن للرجوع.',
      options: {
        design: 'carousel',
        slidesPerRow: 3,
        gutter: 2,
        imageAspectRatio: 0.8,
        metaPosition: 'below',
      },
      slides: pots,
    }),
    {
      id: 'window',
      width: 'full',
      blocks: [image('harbour-low-tide', { ratio: 2.4, alt: 'الميناء وقد انحسر عنه الماء.' })],
    },
    galleryBand({
      id: 'firing',
      tone: 'dark',
      title: 'من الطين إلى الرفّ',
      says: 'نوقد الفرن في الرابعة فجرًا ونطفئه بعد أربع عشرة ساعة، ثمّ لا يلمس أحد بابه حتى يوم الاثنين.',
      options: {
        design: 'stacked',
        imageAspectRatio: 1.6,
        transition: 'swipe',
        clickBehavior: 'auto',
        metaPosition: 'below',
      },
      slides: firing,
    }),
    galleryBand({
      id: 'quay',
      title: 'على الرصيف',
      says: 'اضغطوا على صورة لتأتي إلى الوسط، ثمّ اضغطوا عليها مرّة أخرى لتصلوا إلى التي بعدها.',
      options: {
        design: 'strip',
        vSize: 28,
        gutter: 2,
        activeAlignment: 'center',
        metaPosition: 'below',
      },
      slides: quay,
    }),
    galleryBand({
      id: 'close',
      tone: 'tinted',
      title: 'عن قرب',
      says: 'اضغطوا على أيّ قطعة لتملأ الشاشة.',
      options: {
        design: 'grid',
        slidesPerRow: 3,
        gutter: 20,
        imageAspectRatio: 1,
        metaPosition: 'below',
      },
      // Their addresses are those of the first gallery.
      slides: pots.slice(0, 3).map(({ url: _url, ...pot }) => pot),
    }),
    {
      id: 'tea',
      width: 'text',
      blocks: [
        clip(tea, {
          caption: 'استراحة مود، ثماني ثوانٍ كلّها.',
          tracks: [
            {
              src: clipAddress('tea-steam.vtt'),
              kind: 'captions',
              language: 'en',
              label: 'بالإنجليزية',
            },
          ],
        }),
      ],
    },
    {
      id: 'said',
      width: 'text',
      blocks: [
        text(quote('الطين هنا بارد، واليد التي تعرفه واحدة في كلّ مكان.', 'نادية، في آخر الشتاء')),
      ],
    },
    {
      id: 'open',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          7,
          text(
            heading(2, 'متى نفتح'),
            paragraph(
              'من الأربعاء إلى الأحد، من التاسعة صباحًا إلى الخامسة مساءً، ما سمح المدّ. ',
              link('الأيام التي يعلو فيها الماء', '/visit#section-tides'),
              '.',
            ),
          ),
        ),
        button('راسلونا', '/contact'),
      ],
    },
    {
      id: 'write',
      width: 'wide',
      blocks: [
        across(1, 6, text(heading(2, 'اكتبوا إلينا'), paragraph('بالعربية إن شئتم: أنا من يقرأ.'))),
        across(1, 6, form(arabicForm.id)),
      ],
    },
    {
      id: 'mending',
      width: 'wide',
      blocks: [
        { type: 'divider', data: { pattern: 'dotted', thickness: 3, width: 30 } },
        across(1, 6, { type: 'markdown', data: { text: mending } }),
        across(8, 2, { type: 'navigation', data: { title: 'من هنا' } }),
        across(10, 3, {
          type: 'social-links',
          data: {
            accounts: [
              { href: 'https://www.instagram.com/netloft', name: 'إنستغرام' },
              { href: 'https://wa.me/440000000000', name: 'واتساب' },
              { href: 'mailto:kiln@example.com' },
            ],
          },
        }),
      ],
    },
    {
      id: 'find',
      width: 'text',
      tone: 'tinted',
      blocks: [text(heading(2, 'ابحثوا عن شيء')), searchPreview('طلاء، فرن، قهوة')],
    },
  ],
});

/** What stands above and below that page. */
export const arabicHeaderFooter = writeHeaderFooter({
  title: 'مخزن الشباك',
  cart: true,
  navigation: [
    ['بالعربية', '/ar'],
    ['الأواني', '/work'],
    ['المخزن', '/about'],
    ['الزيارة', '/visit'],
    ['الصور', '/galleries'],
    ['راسلونا', '/contact'],
  ],
  columns: [
    ['أين', 'مخزن الشباك القديم', '٤ رصيف تارن', ['كيف تصلون', '/visit']],
    ['متى', 'من الأربعاء إلى الأحد', 'من التاسعة إلى الخامسة'],
    [
      'للتواصل',
      ['hello@netloft.example', 'mailto:hello@netloft.example'],
      ['اكتبوا إلينا', '/contact'],
    ],
    ['بالإنجليزية', ['Netloft', '/', 'en']],
  ],
  note: 'هذا المكان من نسج الخيال: لا وجود للرصيف، والصور رسمها برنامج.',
});
