const picture = (name: string, more = ''): string =>
  `<noscript><img src="pictures/${name}.png" alt="${name}"></noscript><img class="thumb-image" data-src="pictures/${name}.png" data-image="pictures/${name}.png" data-image-dimensions="30x20" data-image-focal-point="0.25,0.5" alt="The ${name}" data-load="false" data-image-id="5f${name}" data-type="image" ${more}>`;
const names = ['jar', 'cup', 'bowl'];
const slides = (make: (name: string) => string): string => names.map(make).join('');
const field = (kind: string, words: string, control: string): string =>
  `<div id="${kind}-yui_3" class="form-item field ${kind} required"><label class="title" for="${kind}-yui_3-field">${words} <span class="required" aria-hidden="true">*</span></label>${control}</div>`;
const json = (value: unknown): string =>
  JSON.stringify(value).replaceAll('{', '&#123;').replaceAll('"', '&quot;');

/** Pictures that the fixtures name, as files below their folder. */
export const publishedPictures: readonly string[] = names.map((name) => `pictures/${name}.png`);

/**
 * Published markup of each kind of block that exists in it, of both generations; what an earlier
 * runtime left on a saved page stands in some.
 */
export const publishedFixtures: Readonly<Record<string, string>> = {
  'written text':
    '<div class="sqs-block html-block sqs-block-html" id="block-1"><div class="sqs-block-content"><div class="sqs-html-content"><h2>A <em>salt</em> glaze</h2><p class="sqsrte-large">Fired <strong>twice</strong>, see <a href="about.html">how</a>.</p><ol><li><p>Throw</p></li><li><p>Dry</p></li></ol><h5>Small</h5></div></div></div>',
  quotation:
    '<div class="sqs-block quote-block sqs-block-quote"><figure class="block-animation-none"><blockquote><span>“</span>It rings like a bell.<span>”</span></blockquote><figcaption class="source">— A potter</figcaption></figure></div>',
  'accordion, new': `<ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="" data-is-divider-enabled="true">${names
    .map(
      (name) =>
        `<li class="accordion-item" data-is-open="false"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">Of the ${name}</span><div class="accordion-icon-container"></div></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>About ${name}s.</p></div></div></li>`,
    )
    .join('')}</ul>`,
  'accordion, saved while open':
    '<ul class="accordion-items-container" data-should-allow-multiple-open-items="true" data-is-expanded-first-item="true"><li class="accordion-item" data-is-open="true"><h4 class="accordion-item__title-wrapper"><button id="button-block-1-0" class="accordion-item__click-target" aria-expanded="true"><span class="accordion-item__title">Post</span></button></h4><div class="accordion-item__dropdown accordion-item__dropdown--open" id="dropdown-block-1-0" style="height: auto"><div class="accordion-item__description"><p>Two days.</p></div></div></li></ul>',
  button:
    '<div class="sqs-block button-block sqs-block-button" id="yui_3_17_2_1_1"><div class="sqs-block-content"><div class="sqs-block-button-container sqs-block-button-container--center" data-alignment="center" data-button-size="large" data-button-type="secondary"><a href="/shop" class="sqs-block-button-element--large sqs-button-element--secondary sqs-block-button-element" target="_blank">See the shop</a></div></div></div>',
  image: `<div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><div class="image-block-outer-wrapper"><figure><a class="sqs-block-image-link" href="/jar"><div class="image-block-wrapper has-aspect-ratio" style="padding-bottom:66.667%">${picture('jar')}</div></a><figcaption class="image-caption-wrapper"><div class="image-caption"><p>A jar, <em>salt glazed</em></p></div></figcaption></figure></div></div></div>`,
  'image of the newer layout': `<div class="fluid-image-container sqs-image-content" style="overflow:hidden">${picture('cup', 'data-stretch="false" style="width:100%" class="loaded"')}</div>`,
  'gallery grid': `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json="{&quot;design&quot;:&quot;grid&quot;,&quot;lightbox&quot;:true}"><div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-3 sqs-gallery-block-show-meta"><div class="sqs-gallery">${slides((name) => `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor js-gallery-lightbox-opener content-fill" data-title="${name}" data-description="&lt;p&gt;Thrown&lt;/p&gt;" data-lightbox-theme="dark" href="/x?itemId=5f${name}" role="button">${picture(name)}</a></div></div>`)}</div></div></div>`,
  'gallery slideshow, saved while it played': `<div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slides((name) => `<div class="slide content-fill${name === 'cup' ? ' sqs-active-slide loaded' : ''}" id="yui_3_17_2_1_${name.length}" style="position:absolute;left:-900px" data-type="image">${picture(name)}</div>`)}</div><div class="sqs-gallery-controls"><a class="previous" role="button"></a><a class="next" role="button"></a></div></div>`,
  'gallery strip': `<div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery">${slides((name) => picture(name))}</div></div>`,
  'gallery stacked': `<div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">${slides((name) => `<div class="image-wrapper" id="5f${name}">${picture(name)}</div><div class="meta"><div class="meta-title">${name}</div></div>`)}</div></div>`,
  ...Object.fromEntries(
    ['grid', 'strips', 'masonry', 'slideshow', 'reel'].map((family) => [
      `gallery section, ${family}`,
      `<section class="gallery-section"><div class="gallery-${family}">${slides((name) => `<figure class="gallery-${family}-item"><div class="gallery-${family}-item-wrapper"><a class="gallery-${family}-lightbox-link" href="?itemId=5f${name}">${picture(name)}</a></div><figcaption><p class="gallery-caption-content">${name}</p></figcaption></figure>`)}</div></section>`,
    ]),
  ),
  'video of a provider':
    '<div class="sqs-block video-block sqs-block-video"><div class="sqs-block-content"><div class="sqs-video-wrapper" data-load="false" data-html="&lt;iframe src=&quot;//www.youtube.com/embed/abcdefghijk?feature=oembed&quot; title=&quot;Firing&quot;&gt;&lt;/iframe&gt;" data-provider-name="YouTube"><div class="sqs-video-overlay"><img data-src="pictures/jar.png" alt="Kiln"><div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div></div></div></div>',
  "video of the page's own": `<div class="sqs-native-video" data-config-video="${json({ alexandriaUrl: 'https://films.example/1/{variant}', aspectRatio: 1.5 })}" data-config-settings="${json({ autoPlayLoop: true })}"></div>`,
  'line across':
    '<div class="sqs-block horizontalrule-block sqs-block-horizontalrule"><div class="sqs-block-content"><hr></div></div>',
  'empty room':
    '<div class="sqs-block spacer-block sqs-block-spacer" data-aspect-ratio="5.2"><div class="sqs-block-content">&nbsp;</div></div>',
  Markdown:
    '<div class="sqs-block markdown-block sqs-block-markdown"><div class="sqs-block-content"><h2 id="hours">Hours</h2><p>Open <em>daily</em>.</p></div></div>',
  'links to accounts':
    '<div class="sqs-block socialaccountlinks-v2-block sqs-block-socialaccountlinks-v2"><div class="sqs-block-content"><div class="sqs-svg-icon--outer social-icon-alignment-left"><nav class="sqs-svg-icon--list"><a href="https://www.instagram.com/quay" class="sqs-svg-icon--wrapper instagram-unauth" aria-label="Instagram"><div><svg class="sqs-svg-icon--social"><use href="#instagram-unauth-icon"></use></svg></div></a><a href="mailto:pots@quay.example" class="sqs-svg-icon--wrapper email" aria-label="pots@quay.example"><div></div></a></nav></div></div></div>',
  logo: `<div class="sqs-block logo-block sqs-block-logo"><div class="sqs-block-content"><a href="/">${picture('cup')}</a></div></div>`,
  marquee: `<div class="Marquee" data-ready="true"><script class="Marquee-props" type="application/json">${JSON.stringify({ marqueeItems: [{ text: '<strong>Open</strong> studio' }, { text: 'Every Friday' }], animationDirection: 'right', animationSpeed: 2, waveFrequency: 3, waveIntensity: 1, pausedOnHover: true })}</script><div class="Marquee-display"><svg class="Marquee-svg"></svg></div></div>`,
  map: `<div class="map-block" data-aspect-ratio="56" data-block-json="${json({ location: { mapLat: 54.3, mapLng: -3.1, mapZoom: 11, markerLat: 54.3, markerLng: -3.1, addressTitle: 'Quay', addressLine1: 'Tarn Lane 1', addressLine2: null, addressCountry: 'England' }, style: 4, labels: true, controls: false })}"></div>`,
  form: `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="5f0abcdef012345678901234" data-success-redirect="/thanks" action="https://forms.example/" onsubmit="return (new Y.Squarespace.FormSubmit(this)).submit({formId:'5f0abcdef012345678901234',collectionId:'5c',objectName:'contact'});"><div class="field-list clear">${field('email', 'Email', '<input class="field-element" id="email-yui_3-field" name="email" type="text">')}${field('select', 'Floor', '<select id="select-yui_3-field"><option value="">Choose</option><option value="First">First</option><option>Second</option></select>')}${field('textarea', 'Letter', '<textarea id="textarea-yui_3-field"></textarea>')}</div><div class="form-button-wrapper"><input class="button" type="submit" value="Send it"></div><div class="hidden form-submission-text">Thank you for writing.</div><div class="hidden form-submission-html" data-submission-html=""></div></form></div></div></div>`,
  newsletter:
    '<div class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="5f0abcdef012345678901235"><div class="newsletter-form-body"><div id="email-yui_4" class="newsletter-form-field-wrapper form-item field email required"><input class="newsletter-form-field-element" name="email" type="email" placeholder="Email Address"></div><button class="newsletter-form-button" type="submit"><span class="newsletter-form-button-label">Sign Up</span></button></div><div class="hidden form-submission-text"><p>Thank you!</p></div></form></div>',
};

/** A published page around blocks. */
export function publishedPage(content: string, title = 'Pots'): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title} — Quay</title><meta property="og:site_name" content="Quay"><meta name="description" content="Salt glazed."><link rel="canonical" href="https://quay.example/pots"></head>
<body id="collection-5f" class="mobile-style-available"><header id="header"><nav><a href="/">Home</a><a href="/pots">Pots</a><a href="https://elsewhere.example/">Elsewhere</a></nav></header>
<main id="page"><article><section class="page-section" data-section-id="5f1"><div class="content-wrapper">${content}</div></section></article></main>
<footer><p>Made on a quay.</p></footer><script>Static.SQUARESPACE_CONTEXT = {};</script></body></html>`;
}
