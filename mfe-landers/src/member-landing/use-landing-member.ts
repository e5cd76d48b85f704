import { useParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useUser } from '@rendezvous/client';
import type { MemberCard } from '@rendezvous/contracts/member';
import { landersApi } from '../landers.api';

/** Whom a page about one member shows, as far as it is known. */
export type LandingMember =
  | { readonly kind: 'here'; readonly member: MemberCard }
  | { readonly kind: 'loading' }
  /** Nobody whom this visitor may see: nothing tells why. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly onRetry: () => void }
  /** Members have the profile. */
  | { readonly kind: 'elsewhere'; readonly to: string };

const NOBODY = ['landers.member-not-listed', 'request.invalid'];

/** The member whom the address names. @param title of the page, once the member is known */
export const useLandingMember = (title: (member: MemberCard) => string, missingTitle: string): LandingMember => {
  const { id = '' } = useParams();
  const elsewhere = useUser() !== null;
  const known = /^[1-9]\d{0,9}$/.test(id);
  const skip = elsewhere || !known;
  const { currentData, error, isFetching, refetch } = landersApi.useLandersMemberQuery({ memberId: Number(id) }, { skip });
  const missing = !known || NOBODY.includes(refusalOf(error)?.code ?? '');
  usePageTitle(missing ? missingTitle : currentData ? title(currentData) : '');
  if (elsewhere) return { kind: 'elsewhere', to: `/members/${id}` };
  if (missing) return { kind: 'missing' };
  if (currentData) return { kind: 'here', member: currentData };
  return error ? { kind: 'failed', busy: isFetching, onRetry: () => void refetch() } : { kind: 'loading' };
};
