import { escaped } from '../document/html.js';

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { name: string; in: string; required: boolean }[];
  readonly requestBody?: { content: Record<string, { schema: unknown }> };
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
  readonly 'x-access': string;
}

const json = (value: unknown): string => `<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

const contentOf = (content: Record<string, { schema: unknown }> | undefined): unknown => Object.values(content ?? {})[0]?.schema;

const parametersOf = ({ parameters }: Operation): string =>
  parameters.length === 0
    ? ''
    : `<p>Parameters: ${parameters.map((given) => `<code>${escaped(given.name)}</code> <span class="soft">(${given.in}${given.required ? ', required' : ''})</span>`).join(', ')}</p>`;

const refusalsOf = ({ responses }: Operation): string =>
  Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => `<li><code>${status}</code> ${escaped(description)}</li>`)
    .join('');

const operationOf = (path: string, method: string, operation: Operation): string => `<details>
<summary><code>${method.toUpperCase()} ${escaped(path)}</code> <span class="soft">${escaped(operation.summary)}</span></summary>
<p>For: ${escaped(operation['x-access'])}</p>
${parametersOf(operation)}
${operation.requestBody ? `<p>Body</p>${json(contentOf(operation.requestBody.content))}` : ''}
<p>Answer</p>${json(contentOf(operation.responses['200']?.content))}
<p>Refusals</p><ul>${refusalsOf(operation)}</ul>
</details>`;

/** The API document as a page, without any script. */
export const docsPage = (document: Record<string, unknown>): string => {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags[0] ?? 'api';
      groups.set(group, [...(groups.get(group) ?? []), operationOf(path, method, operation)]);
    }
  }
  const body = [...groups].map(([name, operations]) => `<h2>${escaped(name)}</h2>${operations.join('\n')}`).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rendezvous API</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>Rendezvous API</h1><p class="soft">${escaped((document.info as { description: string }).description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${body}</main></body></html>`;
};
