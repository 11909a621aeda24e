/** What a page's content security policy must allow for the captchas of its forms. */
export interface CaptchaPolicy {
  /** Whether a worker solves challenges; its program is part of the page's own scripts. */
  worker?: boolean;
  /**
   * The origin of an external captcha. Its frames are allowed, and its script may make Trusted
   * Types policies, whose names are not documented.
   */
  service?: string;
}

/** What a page's policy allows; the hashes come from `renderPage`. */
export interface PagePolicy {
  script: readonly string[];
  style: readonly string[];
  /** Other hosts to which forms of the page lead: browsers apply `form-action` to redirects too. */
  forms?: readonly string[];
  /** Origins of frames: the players of the page's videos. */
  frames?: readonly string[];
  /** Origins of pictures: the tiles of maps. */
  images?: readonly string[];
  /** Origins of sound. */
  media?: readonly string[];
  /** Origins of what the scripts of other services ask. */
  connects?: readonly string[];
  /** Origins of font services' style sheets. */
  styleOrigins?: readonly string[];
  /** Origins of font services' files. */
  fontOrigins?: readonly string[];
  /** Names of Trusted Types policies that an external script needs. */
  trustedTypes?: readonly string[];
  /** What the captchas of its forms add. */
  captchas?: CaptchaPolicy;
}

/**
 * Makes the content security policy of a rendered page: scripts and styles by hash, nothing
 * external unless it is named, Trusted Types enforced.
 *
 * @param policy hashes such as `sha256-…`, with or without quotes
 */
export function contentSecurityPolicy(policy: PagePolicy): string {
  const {
    script,
    style,
    forms = [],
    frames = [],
    images = [],
    media = [],
    connects = [],
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
    ["img-src 'self' data:", ...images].join(' '),
    ["font-src 'self'", ...fontOrigins].join(' '),
    ["connect-src 'self'", ...connects].join(' '),
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "manifest-src 'self'",
    ["media-src 'self'", ...media].join(' '),
    ...(captchas.worker === true ? ['worker-src blob:'] : []),
    ...(allFrames.length > 0 ? [['frame-src', ...allFrames].join(' ')] : []),
    "require-trusted-types-for 'script'",
    captchas.service === undefined
      ? ['trusted-types frontage', ...trustedTypes].join(' ')
      : "trusted-types * 'allow-duplicates'",
  ].join('; ');
}

/** The policy of everything that is not a page: nothing is allowed. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/**
 * The policy of an owner's HTML after a submission: it may load and run anything, in a sandbox
 * without an origin, framed by the site's own pages.
 */
export const postSubmitPolicy =
  "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups";

/**
 * The policy of a picture, a video or captions. A browser that opens one directly wraps it in its
 * own page with inline styles, which the closed policy would report.
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
 * Returns the headers of every answer.
 *
 * @param secure whether the visitor uses https
 */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? overHttps : everywhere;
}
