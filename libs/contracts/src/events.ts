/**
 * Facts that one area publishes and areas to its right react to; each area adds its own in `<area>/events.ts`. Delivered at least once, after
 * the transaction; listeners read the present state again. No event carries a token, an address or a text.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas add theirs
export interface DomainEvents {}

export type DomainEventName = keyof DomainEvents;

/** What the server tells open tabs, by type; each area adds its own. What may be lost is told here, never what must arrive. */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas add theirs
export interface SocketEvents {}

/**
 * An event of the socket. `message` carries `seq`: a gap makes the client ask for everything after its last one. The others only say that
 * something changed, so that the client asks again.
 */
export type SocketEvent = Typed<SocketEvents>;

/** What an open tab tells the server, by type. */
export interface SocketCommands {
  ping: object;
}
export type SocketCommand = Typed<SocketCommands>;

type Typed<Kinds> = { [Type in keyof Kinds]: { readonly type: Type } & Kinds[Type] }[keyof Kinds];
