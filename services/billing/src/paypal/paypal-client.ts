import type { PayPalAccount } from '@rendezvous/server/config';

/** Somebody waits for most calls, so a short patience; what became of a call is asked later. */
const PATIENCE_MS = 10_000;
/** A token is not used in its last minute: it could end on the way. */
const TOKEN_MARGIN_SECONDS = 60;

/** PayPal answered, and not with what was asked for. */
export class PayPalFault extends Error {
  constructor(
    readonly statusCode: number,
    /** PayPal's own words for it, most telling last. */
    readonly issues: readonly string[],
  ) {
    super(`PayPal answered ${statusCode}: ${issues.join(', ')}`);
  }
}

interface Fault {
  readonly name?: string;
  readonly error?: string;
  readonly details?: readonly { readonly issue?: string }[];
}

const issuesOf = ({ name, error, details }: Fault): string[] =>
  [name, error, ...(details ?? []).map(({ issue }) => issue)].filter((issue) => issue !== undefined);

/**
 * Calls to PayPal's REST API. Its own library knows neither disputes nor webhooks and fixes its addresses, so this is plain HTTP, in the documents' own
 * terms.
 */
export class PayPalClient {
  private token: { readonly value: string; readonly until: number } | null = null;

  constructor(private readonly account: PayPalAccount) {}

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  /** @param key by which PayPal knows a repetition */
  post<T>(path: string, body: object, key: string): Promise<T> {
    return this.send<T>('POST', path, body, key);
  }

  private async send<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
    const response = await fetch(`${this.account.api}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key === undefined ? {} : { 'paypal-request-id': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 401) this.token = null;
    return answerOf<T>(response);
  }

  private async accessToken(): Promise<string> {
    const now = Date.now();
    if (this.token !== null && this.token.until > now) return this.token.value;
    const { clientId, clientSecret, api } = this.account;
    const response = await fetch(`${api}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await answerOf<{ access_token: string; expires_in: number }>(response);
    this.token = { value: answer.access_token, until: now + (answer.expires_in - TOKEN_MARGIN_SECONDS) * 1000 };
    return this.token.value;
  }
}

const answerOf = async <T>(response: Response): Promise<T> => {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  let issues: string[] = [];
  try {
    issues = issuesOf(JSON.parse(text) as Fault);
  } catch {
    // a fault of a machine between us, in no form that PayPal describes
  }
  throw new PayPalFault(response.status, issues);
};
