import { useEffect, useRef, useState } from 'react';
import { privateTabStorage } from '@rendezvous/client/private-tab-storage';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { ACCOUNT_FIELDS, type AccountValues, emptyValues } from './account-values';

/** An account is kept no longer than the tab, and not once it has served. */
const KEY = 'billing:direct-debit';

const readKept = (): Partial<AccountValues> => {
  const kept = privateTabStorage.read<Record<string, unknown>>(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = ACCOUNT_FIELDS.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]] as const] : []));
  return { ...Object.fromEntries(texts), keep: kept['keep'] === true };
};

export const forgetAccount = (): void => privateTabStorage.remove(KEY);

/** What is typed, kept with every sign: neither a reload nor the way back loses it. */
export const useAccountValues = (country: CountryCode | null) => {
  const [values, setValues] = useState(() => emptyValues(country));
  const latest = useRef(values);
  // the storage lies outside React, and no server has it
  useEffect(() => {
    latest.current = { ...latest.current, ...readKept() };
    setValues(latest.current);
  }, []);

  const type = (change: Partial<AccountValues>): void => {
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
    privateTabStorage.write(KEY, latest.current);
  };
  return { values, type };
};
