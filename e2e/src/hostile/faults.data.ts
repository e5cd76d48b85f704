/** What came back, as far as it may be a fault. */
export interface Came {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly type: string;
  readonly text: string;
  /** Words that only one member, who asked for nothing, may read. */
  readonly secrets: readonly string[];
}

const codeOf = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { error?: { code?: unknown } }).error?.code;
  } catch {
    return undefined;
  }
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const honestly503 = ({ status, retryAfter, text }: Came): boolean =>
  status === 503 && retryAfter !== null && codeOf(text) === 'server.unavailable';

/** Answers that no request may get, whatever was asked. */
export const FAULTS: readonly { readonly name: string; readonly when: (came: Came) => boolean }[] = [
  { name: 'an error of the server', when: (came) => came.status >= 500 && !honestly503(came) },
  { name: 'a stack trace', when: ({ text }) => /\n\s+at .+:\d+:\d+|node_modules\/|\.ts:\d+/.test(text) },
  {
    name: 'the database’s own words',
    when: ({ text }) => /syntax error at or near|violates .+ constraint|invalid input syntax|relation "/.test(text),
  },
  { name: 'another member’s secret', when: ({ text, secrets }) => secrets.some((secret) => text.includes(secret)) },
  { name: 'a refusal without a code', when: ({ status, text }) => status >= 400 && typeof codeOf(text) !== 'string' },
  { name: 'what says it is JSON and is none', when: ({ type, text }) => type.includes('json') && text !== '' && !isJson(text) },
];
