/** Why a command on landers was not done, as a sentence for who asked. */
export class LanderFault extends Error {
  override readonly name = 'LanderFault';
}
