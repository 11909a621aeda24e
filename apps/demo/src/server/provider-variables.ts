/** The environment variables of the demo's payment provider. */
export interface ProviderVariables {
  PROVIDER_SECRET: string;
  PROVIDER_FILE: string;
  /** The shop's webhook; `''` for none. */
  PROVIDER_WEBHOOK_URL: string;
}
