/** Why a command of the registry was refused; says what to do instead. For teams, never shown to visitors. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
}
