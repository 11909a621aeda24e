/** A field of published markup: its HTML, and the value it sends. */
export interface PublishedSample {
  /** The element of the field. */
  readonly html: string;
  /**
   * What is typed or chosen: by the `name` or `id` of a control, or for choices by `name=value`.
   */
  readonly entries: Readonly<Record<string, string>>;
  readonly value: unknown;
}

const part = (
  title: string,
  words: string,
  control = `<input class="field-element" type="text" data-title="${title}" maxlength="30" name="${title.toLowerCase()}">`,
): string =>
  `<div class="field ${title.toLowerCase()}"><label class="caption">${control}<span class="caption-text">${words}</span></label></div>`;
const group = (kind: string, words: string, inner: string): string =>
  `<fieldset id="${kind}-yui_3" class="form-item fields ${kind} required"><legend class="title">${words} <span class="required" aria-hidden="true">*</span></legend>${inner}</fieldset>`;
const single = (kind: string, words: string, control: string): string =>
  `<div id="${kind}-yui_3" class="form-item field ${kind} required"><label class="title" for="${kind}-yui_3-field">${words} <span class="required" aria-hidden="true">*</span></label>${control}</div>`;
const input = (kind: string): string =>
  `<input class="field-element" id="${kind}-yui_3-field" name="field-of-${kind}" type="text">`;
const choices = (type: string): string =>
  ['Small', 'Large']
    .map(
      (value) =>
        `<div class="option"><label><input type="${type}" name="${type}-yui_3-field" value="${value}"> ${value}</label></div>`,
    )
    .join('');
const scores = ['-2', '-1', '0', '1', '2'];
const statement = (words: string, index: number): string =>
  `<fieldset class="item" data-question="${words}"><legend class="question">${words}</legend>${scores
    .map(
      (score) =>
        `<div class="option"><label><input type="radio" name="likert-${index}" value="${score}"> ${score}</label></div>`,
    )
    .join('')}</fieldset>`;

/** Every kind, as on current published pages. */
export const publishedSamples: Readonly<Record<string, PublishedSample>> = {
  name: {
    html: group('name', 'Full name', part('First', 'First name') + part('Last', 'Last name')),
    entries: { first: 'Ada', last: 'Lovelace' },
    value: ['Ada', 'Lovelace'],
  },
  phone: {
    html: group(
      'phone',
      'Phone',
      part('Areacode', '(###)') + part('Prefix', '###') + part('Line', '####'),
    ),
    entries: { areacode: '646', prefix: '123', line: '0000' },
    value: ['', '646', '123', '0000'],
  },
  'phone with its country': {
    html: group(
      'phone',
      'Phone',
      part('Country', 'Country') +
        part('Areacode', '(###)') +
        part('Prefix', '###') +
        part('Line', '####'),
    ),
    entries: { country: '+1', areacode: '646', prefix: '123', line: '0000' },
    value: ['+1', '646', '123', '0000'],
  },
  address: {
    html: group(
      'address',
      'Home',
      ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']
        .map((title) => part(title, title))
        .join(''),
    ),
    entries: {
      line1: 'Mill Lane 1',
      line2: '',
      city: 'Ely',
      state: '',
      zip: 'CB7',
      country: 'England',
    },
    value: ['Mill Lane 1', '', 'Ely', '', 'CB7', 'England'],
  },
  date: {
    html: group('date', 'Day', part('Month', 'MM') + part('Day', 'DD') + part('Year', 'YYYY')),
    entries: { month: '12', day: '24', year: '2026' },
    value: ['12', '24', '2026'],
  },
  time: {
    html: group(
      'time',
      'Hour of arrival',
      part('Hour', 'Hour') +
        part('Minute', 'Minute') +
        part('Second', 'Second') +
        part(
          'AMPM',
          'AM/PM',
          '<select class="field-element" data-title="AMPM" name="ampm"><option>AM</option><option>PM</option></select>',
        ),
    ),
    entries: { hour: '9', minute: '15', second: '31', ampm: 'PM' },
    value: ['9', '15', '31', 'PM'],
  },
  email: {
    html: single('email', 'Email', input('email')),
    entries: { 'email-yui_3-field': 'ada@mill.photography' },
    value: 'ada@mill.photography',
  },
  text: {
    html: single('text', 'Nickname', input('text')),
    entries: { 'text-yui_3-field': 'Countess' },
    value: 'Countess',
  },
  textarea: {
    html: single(
      'textarea',
      'Letter',
      '<textarea class="field-element" id="textarea-yui_3-field"></textarea>',
    ),
    entries: { 'textarea-yui_3-field': 'Dear\nyou' },
    value: 'Dear\nyou',
  },
  number: {
    html: single('number', 'Guests', input('number')),
    entries: { 'number-yui_3-field': '12' },
    value: '12',
  },
  select: {
    html: single(
      'select',
      'Floor',
      '<select id="select-yui_3-field" name="select-yui_3-field"><option value="">Choose</option><option value="First">First</option><option value="Second">Second</option></select>',
    ),
    entries: { 'select-yui_3-field': 'Second' },
    value: 'Second',
  },
  radio: {
    html: group('radio', 'Room', choices('radio')),
    entries: { 'radio-yui_3-field=Large': 'on' },
    value: 'Large',
  },
  checkbox: {
    html: group('checkbox', 'Extras', choices('checkbox')),
    entries: { 'checkbox-yui_3-field=Small': 'on', 'checkbox-yui_3-field=Large': 'on' },
    value: ['Small', 'Large'],
  },
  likert: {
    html: group(
      'likert',
      'How it was',
      statement('It was quiet.', 0) + statement('I would come again.', 1),
    ),
    entries: { 'likert-0=1': 'on', 'likert-1=-2': 'on' },
    value: { 'It was quiet.': '1', 'I would come again.': '-2' },
  },
};

const legacy = (kind: string, words: string, control: string): string =>
  `<div id="${kind}-yui_3" class="form-item field ${kind} required"><div class="title">${words}</div>${control}</div>`;

/** Kinds as on older pages: words without a linked control, parts without a label. */
export const olderSamples: Readonly<Record<string, PublishedSample>> = {
  'older name': {
    html: `<fieldset id="name-yui_3" class="form-item fields name required"><legend>Full name</legend>${['First', 'Last'].map((title) => `<input class="field-element" type="text" data-title="${title}" name="${title}">`).join('')}</fieldset>`,
    entries: { First: 'Ada', Last: 'Lovelace' },
    value: ['Ada', 'Lovelace'],
  },
  'older phone, parts by their order': {
    html: `<fieldset id="phone-yui_3" class="form-item fields phone required"><legend>Phone</legend>${['a', 'b', 'c'].map((name) => `<input class="field-element" type="text" name="${name}">`).join('')}</fieldset>`,
    entries: { a: '646', b: '123', c: '0000' },
    value: ['', '646', '123', '0000'],
  },
  'older text': {
    html: legacy('text', 'Nickname', '<input class="field-element" type="text" name="nick">'),
    entries: { nick: 'Countess' },
    value: 'Countess',
  },
  'older radio': {
    html: legacy('radio', 'Room', choices('radio')),
    entries: { 'radio-yui_3-field=Large': 'on' },
    value: 'Large',
  },
  'older checkbox': {
    html: legacy('checkbox', 'Extras', choices('checkbox')),
    entries: { 'checkbox-yui_3-field=Large': 'on' },
    value: ['Large'],
  },
};

/** Options that differ between published forms. */
export interface PublishedFormOptions {
  /** @default none */
  readonly onsubmit?: string;
  /** The text after success. @default 'Thank you for writing.' */
  readonly success?: string;
  /** The owner's HTML. @default none */
  readonly html?: string;
  readonly redirect?: string;
  /** Markup after the fields, e.g. a place for a captcha. */
  readonly more?: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Creates a published form around fields. */
export function publishedForm(
  fields: string,
  {
    onsubmit = '',
    success = 'Thank you for writing.',
    html = '',
    redirect = '',
    more = '',
  }: PublishedFormOptions = {},
): string {
  return `<div class="form-wrapper"><div class="form-inner-wrapper">
    <form autocomplete="on" action="https://forms.example/" method="POST" data-form-id="5f0abcdef012345678901234" data-success-redirect="${redirect}" onsubmit="${escape(onsubmit)}">
      <div class="field-list clear">${fields}</div>${more}
      <div class="form-button-wrapper form-button-wrapper--align-left"><input class="button" type="submit" value="Send it"></div>
      <div class="hidden form-submission-text">${success}</div>
      <div class="hidden form-submission-html" data-submission-html="${escape(html)}"></div>
    </form></div></div>`;
}

/** A newsletter of published markup, its email named only by a placeholder. */
export const publishedNewsletter = `<div class="newsletter-form-wrapper">
  <form class="newsletter-form" data-form-id="5f0abcdef012345678901235" action="https://forms.example/" method="POST">
    <div class="newsletter-form-body">
      <fieldset id="name-yui_4"><div class="newsletter-form-field-wrapper"><input name="fname" data-title="First" placeholder="First Name"></div><div class="newsletter-form-field-wrapper"><input name="lname" data-title="Last" placeholder="Last Name"></div></fieldset>
      <div id="email-yui_4" class="newsletter-form-field-wrapper form-item field email required"><input class="newsletter-form-field-element" name="email" type="email" placeholder="Email Address"></div>
      <div class="newsletter-form-button-wrapper"><button class="newsletter-form-button" type="submit"><span class="newsletter-form-spinner"></span><span class="newsletter-form-button-label">Sign Up</span><span class="newsletter-form-button-icon"></span></button></div>
    </div>
    <div class="hidden form-submission-text"><p>Thank you!</p></div>
  </form></div>`;
