import { type FieldFault, type RefusalCode, type RefusalParams, refusalRule } from '@rendezvous/contracts/refusals';

/**
 * The answer "no" with its reason. Thrown by services, so that a transaction rolls back; the HTTP side turns it into the
 * status and body of the contract's table.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    readonly params?: RefusalParams,
    readonly details: { readonly fields?: readonly FieldFault[]; readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause });
  }

  get status(): number {
    return refusalRule(this.code).status;
  }

  /** Input that was understood but is not acceptable, field by field. */
  static fields(...fields: readonly FieldFault[]): Refusal {
    return new Refusal('request.invalid', undefined, { fields });
  }
}
