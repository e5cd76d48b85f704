/** The password of every persona of the demo. */
export const PERSONA_PASSWORD = 'demo-demo-demo';

/** Everybody whom the demo makes up has an address there; no mail ever reaches one. */
export const DEMO_DOMAIN = 'demo.test';

/** Who one can sign in as in demo mode, in the order of the panel. */
export const PERSONAS = [
  { kind: 'free', email: 'free@demo.test' },
  { kind: 'premium', email: 'premium@demo.test' },
  { kind: 'broke', email: 'broke@demo.test' },
  { kind: 'unconfirmed', email: 'unconfirmed@demo.test' },
  { kind: 'hidden', email: 'hidden@demo.test' },
  { kind: 'operator', email: 'operator@demo.test' },
  { kind: 'operator', email: 'operator2@demo.test' },
] as const;
export type PersonaKind = (typeof PERSONAS)[number]['kind'];
