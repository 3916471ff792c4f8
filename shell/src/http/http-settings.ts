/** Settings of the client, which itself knows neither storage nor UI. */
export interface HttpSettings {
  /** Address of the API including its prefix, without a slash at the end. */
  baseUrl: string;
  /** The stored bearer token, if there is one (AUTH-02). */
  token?: () => string | undefined;
  /** Called with the refused token after a 401, except after that of a sign-in (AUTH-03). */
  onUnauthorized?: (token: string) => void;
  /** The store's domain, sent as `X-Store-Host` (D6) with calls that need a CORS preflight anyway. */
  storeHost?: string;
  /** Sent with every call. */
  headers?: Record<string, string>;
}
