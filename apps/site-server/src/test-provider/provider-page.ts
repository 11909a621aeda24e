import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html';

/** A page and the headers it goes with. */
export interface ProviderPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const style = `:root{color-scheme:light dark;--ink:#1c1a17;--ground:#f6f3ee;--card:#fff;--line:#8a8378;--act:#1f4f46;--on:#fff;--mark:#7a4a00;--wrong:#a3211b}
@media(prefers-color-scheme:dark){:root{--ink:#f1ede6;--ground:#161513;--card:#211f1c;--line:#8f887d;--act:#9fd6c8;--on:#10201c;--mark:#f0b95c;--wrong:#ff9d94}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:8px}
h1{margin:4px 0 16px;font-size:1.75rem;line-height:1.2;font-variant-numeric:tabular-nums}.mark{margin:0;color:var(--mark);font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 24px}dt{opacity:.8}dd{margin:0;overflow-wrap:anywhere}
label{display:block;margin-bottom:4px}input,select,button{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:inherit;font:inherit}
.acts{display:grid;gap:8px}button{cursor:pointer}.first{background:var(--act);border-color:var(--act);color:var(--on);font-weight:600}.plain{border-color:transparent;text-decoration:underline}
:is(main,main>form:last-child)>:last-child{margin-bottom:0}.wrong{display:block;margin-top:4px;color:var(--wrong)}:focus-visible{outline:3px solid var(--act);outline-offset:2px}a{color:inherit}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * A page of the provider in its frame.
 *
 * @param shop addresses that its forms may lead to
 */
export function providerPage(
  status: number,
  title: string,
  main: string,
  shop: readonly string[],
): ProviderPage {
  // Browsers hold `form-action` against redirects too.
  const origins = [...new Set(shop.filter(Boolean).map((url) => new URL(url).origin))].join(' ');
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)} – test payment</title><style>${style}</style></head>
<body><main>
${main}
</main></body></html>
`,
  };
}
