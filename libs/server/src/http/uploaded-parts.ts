export interface UploadedFile {
  /** Name of the form's field. */
  readonly field: string;
  /** As the sender says: not to be trusted, nor to be used as a path. */
  readonly filename: string;
  /** As the sender says: look at the bytes. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface UploadedParts {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}
