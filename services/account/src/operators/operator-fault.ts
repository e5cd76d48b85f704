/** Why a command on operators was not done, as a sentence for whoever gave it. */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault';
}
