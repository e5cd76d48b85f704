import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf } from '@rendezvous/client';
import { ageApi } from './age.api';

export type AgeReturn =
  | { readonly kind: 'none' | 'reading' | 'invalid' }
  /** Nobody knows what came of it; the answer may be good. */
  | { readonly kind: 'failed'; readonly fault: unknown };

const INVALID = ['account.age-result-invalid', 'request.invalid'];

/** Hands in what the company sent back with the member, once, and takes it out of the address: a reload shows what came of it. */
export const useAgeReturn = (): { readonly back: AgeReturn; readonly retry: () => void } => {
  const { search, pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [finish] = ageApi.useAccountFinishAgeCheckMutation();
  const [read] = ageApi.useLazyAccountAgeQuery();
  const [fault, setFault] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const sent = useRef<string | null>(null);
  const check = params.get('check');

  // the ref keeps a second run of the effect from handing it in twice
  useEffect(() => {
    if (check === null || sent.current === `${turn} ${search}`) return;
    sent.current = `${turn} ${search}`;
    const hand = async () => {
      await finish({ check, query: search }).unwrap();
      await read();
      await navigate(pathname, { replace: true });
    };
    hand().catch(setFault);
  }, [check, search, pathname, turn, finish, read, navigate]);

  const back = (): AgeReturn => {
    if (check === null) return { kind: 'none' };
    if (fault === null) return { kind: 'reading' };
    return INVALID.includes(refusalOf(fault)?.code ?? '') ? { kind: 'invalid' } : { kind: 'failed', fault };
  };
  const retry = () => {
    setFault(null);
    setTurn((before) => before + 1);
  };
  return { back: back(), retry };
};
