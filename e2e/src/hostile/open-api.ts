/** The part of JSON Schema that our contract is written in. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

/** One call of the API document. */
export interface Operation {
  readonly method: string;
  /** With `{name}` for its parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly multipart: boolean;
  readonly access: 'anyone' | 'member' | 'operator';
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly 'x-access': Operation['access'];
}

/** Every call that the product says it has. */
export const operationsOf = async (url: string): Promise<Operation[]> => {
  const answer = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const content = described.requestBody?.content ?? {};
      return {
        method: method.toUpperCase(),
        path,
        parameters: described.parameters ?? [],
        body: content['application/json']?.schema ?? null,
        multipart: content['multipart/form-data'] !== undefined,
        access: described['x-access'],
      };
    }),
  );
};

/** The address of a call. A value that is not given leaves its parameter out. */
export const addressOf = (
  { path, parameters }: Pick<Operation, 'path' | 'parameters'>,
  values: Readonly<Record<string, string>>,
): string => {
  const [plain = '', fixed] = path.split('?', 2);
  const filled = plain.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '1'));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name] !== undefined)
    .map(({ name }) => `${name}=${encodeURIComponent(values[name]!)}`);
  const all = [...(fixed === undefined ? [] : [fixed]), ...query].join('&');
  return all === '' ? filled : `${filled}?${all}`;
};
