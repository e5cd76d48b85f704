/** Who does something as an operator. */
export interface Actor {
  /** Of the account on the machine, for a command; of the member, for a page. */
  readonly name: string;
  /** The operator whose session it was; null for a command. */
  readonly memberId: number | null;
  /** The command, the page or the calls that it was done by, such as `npm run lander` or `/operator/landers`. */
  readonly source: string;
}

export const commandActor = (name: string, command: string): Actor => ({ name, memberId: null, source: `npm run ${command}` });

/** Members are named by their id: what they are called may change, and is theirs. */
export const operatorActor = (memberId: number, page: string): Actor => ({ name: `operator ${memberId}`, memberId, source: page });
