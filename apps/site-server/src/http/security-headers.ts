/** What a page's content security policy must allow for the captchas of its forms. */
export interface CaptchaPolicy {
  /** A worker that solves challenges; its program is part of the page's own scripts. */
  worker?: boolean;
  /**
   * Where another party's captcha comes from: its frames are allowed, and that its script
   * makes Trusted Types policies of its own, whose names are not documented.
   */
  service?: string;
}

/** Hashes that a page allows, as `renderPage` answers them. */
export interface PagePolicy {
  script: readonly string[];
  style: readonly string[];
  /**
   * Other hosts that forms of the page lead to: browsers hold `form-action` against redirects too.
   */
  forms?: readonly string[];
  /** Origins of frames: the players of the page's videos. */
  frames?: readonly string[];
  /** Origins of font services' style sheets. */
  styleOrigins?: readonly string[];
  /** Origins of font services' files. */
  fontOrigins?: readonly string[];
  /** Names of Trusted Types policies that another party's script needs. */
  trustedTypes?: readonly string[];
  /** What the captchas of its forms add. */
  captchas?: CaptchaPolicy;
}

/**
 * The content security policy of a rendered page: scripts and styles by hash,
 * nothing from elsewhere but what is named, Trusted Types enforced.
 *
 * @param policy hashes such as `sha256-…`, with or without quotes
 */
export function contentSecurityPolicy(policy: PagePolicy): string {
  const {
    script,
    style,
    forms = [],
    frames = [],
    styleOrigins = [],
    fontOrigins = [],
    trustedTypes = [],
    captchas = {},
  } = policy;
  const sources = (list: readonly string[], origins: readonly string[] = []) =>
    [
      ...list.filter((hash) => hash !== '').map((hash) => `'${hash.replace(/^'|'$/g, '')}'`),
      ...origins,
    ].join(' ');
  const allFrames = captchas.service === undefined ? frames : [...frames, captchas.service];
  return [
    "default-src 'none'",
    `script-src ${sources(script)} 'strict-dynamic'`.replace('  ', ' '),
    `style-src ${sources(style, styleOrigins) || "'none'"}`,
    "img-src 'self' data:",
    ["font-src 'self'", ...fontOrigins].join(' '),
    "connect-src 'self'",
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "manifest-src 'self'",
    "media-src 'self'",
    ...(captchas.worker === true ? ['worker-src blob:'] : []),
    ...(allFrames.length > 0 ? [['frame-src', ...allFrames].join(' ')] : []),
    "require-trusted-types-for 'script'",
    captchas.service === undefined
      ? ['trusted-types frontage', ...trustedTypes].join(' ')
      : "trusted-types * 'allow-duplicates'",
  ].join('; ');
}

/** The policy of everything that is not a page: it may do nothing at all. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * The policy of what an owner shows after a submission: anything may be loaded and run,
 * in a sandbox without an origin, framed by the site's own pages.
 */
export const postSubmitPolicy =
  "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups";

/**
 * The policy of a picture, a video or captions. Browsers that are shown one by itself
 * put a page of their own around it, with styles in its elements; of these the closed
 * policy would complain.
 */
export const assetPolicy = `${closedPolicy}; style-src 'unsafe-inline'`;

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const everywhere: Readonly<Record<string, string>> = {
  'content-security-policy': closedPolicy,
  ...always,
};
const overHttps: Readonly<Record<string, string>> = {
  ...everywhere,
  'strict-transport-security': 'max-age=31536000',
};

/**
 * The headers that every answer carries, whatever it is.
 *
 * @param secure the visitor came over https
 */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? overHttps : everywhere;
}
