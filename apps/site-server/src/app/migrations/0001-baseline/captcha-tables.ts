/** Captcha challenges that have been used. */
export const captchaTables: readonly string[] = [
  `create table spent_captcha (
    signature text primary key,
    site_id text not null references site (id),
    expires_at bigint not null
  )`,
  'create index spent_captcha_expiry on spent_captcha (expires_at)',
];
